import type { ReactNode } from "react";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { Text } from "../text/text.tsx";
import styles from "./ruled-row.module.css";

export interface RuledEntry {
  /** An icon; without one the entry has its number. */
  mark?: ReactNode;
  title: string;
  text: string;
}

/** Three or four entries in one row with thin lines on wide screens, in pairs or stacked on narrow ones. */
export function RuledRow({
  list: List,
  entries,
  heading: Heading = "h3",
  stacked = false,
  label,
}: {
  /** `ol` when the order matters. */
  list: "ol" | "ul";
  entries: readonly RuledEntry[];
  /** `p` for titles that are no headings. */
  heading?: "h3" | "p";
  /** One below the other at every width. */
  stacked?: boolean;
  /** Accessible name of the list. */
  label?: string;
}) {
  const { locale } = useLanguage();
  return (
    <div className={stacked ? undefined : "query-container"}>
      <List className={styles.row} aria-label={label}>
        {entries.map(({ mark, title, text }, index) => (
          <li key={title} className={styles.entry}>
            {mark ?? (
              <span className={styles.number} aria-hidden="true">
                {formatNumber(index + 1, locale)}
              </span>
            )}
            <Heading className="title-4">
              <Text>{title}</Text>
            </Heading>
            <p className="secondary">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}
