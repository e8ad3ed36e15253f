import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./unfolding.module.css";

/** What opens a `details`: the words, and a plus that becomes a minus. `className` gives it its size and letters. */
export function Unfolding({ children, className }: { children: ReactNode; className?: string }) {
  return <summary className={classNames(styles.unfolding, className)}>{children}</summary>;
}
