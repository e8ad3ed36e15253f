import styles from "./contents-list.module.css";
import { Text } from "./text.tsx";
import { useCurrentSection } from "./use-current-section.ts";

export interface ContentsItem {
  /** Id of the section on the page. */
  id: string;
  label: string;
}

/** What the page holds, beside it and always in sight on wide screens; an amber bar marks where the reader is (design §8). */
export function ContentsList({ items, label }: { items: readonly ContentsItem[]; label: string }) {
  const current = useCurrentSection(items.map(({ id }) => id));
  return (
    <nav className={styles.contents} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              className={styles.link}
              aria-current={item.id === current ? "true" : undefined}
            >
              <Text>{item.label}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
