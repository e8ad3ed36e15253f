import { classNames } from "~/styles/class-names.ts";
import styles from "./bullet-list.module.css";
import { Text } from "./text.tsx";

/** A list with Landolt rings as bullets; each gap has another position, as on an eye chart. */
export function BulletList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames("gap-2 measure", styles.bullets, className)}>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
