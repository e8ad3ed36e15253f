import styles from "./bullet-list.module.css";
import { Text } from "./text.tsx";

/** A list of points with the Landolt rings of an eye chart as bullets; each gap points elsewhere. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>
          <span>
            <Text>{item}</Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
