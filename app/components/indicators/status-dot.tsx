import { classNames } from "~/styles/class-names.ts";
import styles from "./status-dot.module.css";

/** Filled for open, hollow for shut: the shape tells it to those who do not see the colour. A word goes with it. */
export function StatusDot({ open, className }: { open: boolean; className?: string }) {
  return (
    <i className={classNames(open ? styles.open : styles.shut, className)} aria-hidden="true" />
  );
}
