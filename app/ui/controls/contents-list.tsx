import { Text } from "../text/text.tsx";
import styles from "./contents-list.module.css";
import { Unfolding } from "./unfolding.tsx";

interface ContentsItem {
  /** Id of the section on the page. */
  id: string;
  label: string;
}

export interface ContentsListProps {
  items: readonly ContentsItem[];
  label: string;
  /** Whether the list folds up on narrow screens, where it stands above what it lists. */
  folds?: boolean;
}

/**
 * What the page holds, beside it and always in sight on wide screens; an amber bar marks where the reader is (design §8,
 * the behaviour `contents`).
 */
export function ContentsList({ items, label, folds = false }: ContentsListProps) {
  const list = (
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
  if (!folds) return list;
  // The list stands beside what opens it: browsers before 2024 let no style show what a closed `details` holds.
  return (
    <>
      <details className={styles.fold}>
        <Unfolding className={styles.name}>
          <span>
            <Text>{label}</Text>
          </span>
        </Unfolding>
      </details>
      {list}
    </>
  );
}
