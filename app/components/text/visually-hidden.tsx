import type { ReactNode } from "react";
import { Text } from "./text.tsx";
import styles from "./visually-hidden.module.css";

/** Words for those who hear the page; they take no room on it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <span className={styles.hidden}>
      <Text>{children}</Text>
    </span>
  );
}
