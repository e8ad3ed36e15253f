import type { ReactNode } from "react";
import { Text } from "./text.tsx";
import styles from "./visually-hidden.module.css";

/** Text for screen readers only; `as` makes it a heading, and `live` announces its changes. */
export function VisuallyHidden({
  as: Tag = "span",
  live,
  children,
}: {
  as?: "span" | "h2";
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <Tag className={styles.hidden} aria-live={live ? "polite" : undefined}>
      <Text>{children}</Text>
    </Tag>
  );
}
