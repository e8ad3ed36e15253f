import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./timeline.module.css";

export interface TimelinePoint {
  key: string;
  /** Filled with amber instead of outlined. */
  filled: boolean;
  /** The step at which a process is now. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** Points in time as rings on a vertical line; with `across`, horizontal from 56 rem on. */
export function Timeline({
  points,
  across = false,
  label,
}: {
  points: readonly TimelinePoint[];
  across?: boolean;
  /** Accessible name of the list. */
  label?: string;
}) {
  return (
    <ol className={classNames(styles.line, across ? styles.across : undefined)} aria-label={label}>
      {points.map(({ key, filled, isCurrent, children }) => (
        <li
          key={key}
          className={styles.point}
          data-filled={filled ? "" : undefined}
          aria-current={isCurrent ? "step" : undefined}
        >
          {children}
        </li>
      ))}
    </ol>
  );
}
