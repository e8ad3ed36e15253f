import styles from "./contents-list.module.css";
import { Text } from "./text.tsx";

export interface ContentsItem {
  /** Id of the section on the page. */
  id: string;
  label: string;
}

/**
 * What the page holds, beside it and always in sight on wide screens; an amber bar marks where the reader is (design §8,
 * the behaviour `contents`).
 */
export function ContentsList({ items, label }: { items: readonly ContentsItem[]; label: string }) {
  return (
    <nav className={styles.contents} aria-label={label} data-contents="">
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`} className={styles.link}>
              <Text>{item.label}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
