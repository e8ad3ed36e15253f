import type { ReactNode } from "react";
import { Text } from "../text/text.tsx";
import styles from "./ruled-row.module.css";

export interface RuledEntry {
  /** A number or an icon, hidden from screen readers; it sets its own size. */
  mark: ReactNode;
  title: string;
  text: string;
}

/** Four entries in one row with thin lines on wide screens, in pairs or stacked on narrow ones. */
export function RuledRow({
  list: List,
  entries,
}: {
  /** `ol` when the order matters. */
  list: "ol" | "ul";
  entries: readonly RuledEntry[];
}) {
  return (
    <div className={styles.container}>
      <List className={styles.row}>
        {entries.map(({ mark, title, text }) => (
          <li key={title} className={styles.entry}>
            {mark}
            <h3 className={styles.title}>
              <Text>{title}</Text>
            </h3>
            <p className="secondary">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}
