import type { ReactNode } from "react";
import { Text } from "../text/text.tsx";
import styles from "./ruled-row.module.css";

export interface RuledEntry {
  /** An icon, or a number that is hidden from screen readers and sets its own size. */
  mark: ReactNode;
  title: string;
  text: string;
}

/** Three or four entries in one row with thin lines on wide screens, in pairs or stacked on narrow ones. */
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
            <h3 className="title-4">
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
