import type { ReactNode } from "react";
import { Text } from "./text.tsx";
import styles from "./visually-hidden.module.css";

/** Text for screen readers only; `as` makes it a heading. */
export function VisuallyHidden({
  as: Tag = "span",
  children,
}: {
  as?: "span" | "h2";
  children: ReactNode;
}) {
  return (
    <Tag className={styles.hidden}>
      <Text>{children}</Text>
    </Tag>
  );
}
