import styles from "./bullet-list.module.css";
import { Text } from "./text.tsx";

/** A list with Landolt rings as bullets; each gap has another position, as on an eye chart. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
