import type { ReactNode } from "react";
import styles from "./timeline.module.css";

export interface TimelinePoint {
  key: string;
  /** Filled with amber instead of outlined. */
  filled: boolean;
  /** The step at which a process is now. */
  isCurrent?: boolean;
  children: ReactNode;
}

export interface TimelineProps {
  points: readonly TimelinePoint[];
  /** Accessible name of the list. */
  label?: string;
  className?: string | undefined;
}

/** Points in time as rings on a vertical line. */
export function Timeline({ points, label, className }: TimelineProps) {
  return (
    <ol className={className} aria-label={label}>
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
