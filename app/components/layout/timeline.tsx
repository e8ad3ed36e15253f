import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./timeline.module.css";

export interface TimelinePoint {
  key: string;
  /** Filled with amber instead of outlined. */
  filled: boolean;
  children: ReactNode;
}

/** Points in time as rings on a vertical line; with `across`, horizontal from 56 rem on. */
export function Timeline({
  points,
  across = false,
}: {
  points: readonly TimelinePoint[];
  across?: boolean;
}) {
  return (
    <ol className={classNames(styles.line, across ? styles.across : undefined)}>
      {points.map(({ key, filled, children }) => (
        <li key={key} className={styles.point} data-filled={filled ? "" : undefined}>
          {children}
        </li>
      ))}
    </ol>
  );
}
