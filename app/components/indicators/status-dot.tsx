import { classNames } from "~/styles/class-names.ts";
import styles from "./status-dot.module.css";

/** Filled for open, hollow for closed, so that the shape does not depend on colour. Used beside a label. */
export function StatusDot({ open, className }: { open: boolean; className?: string }) {
  return (
    <i className={classNames(open ? styles.open : styles.closed, className)} aria-hidden="true" />
  );
}
