import { classNames } from "~/styles/class-names.ts";
import styles from "./day-line.module.css";

/** A range of hours of the day: 8.5 is half past eight. */
export interface OpenRange {
  from: number;
  to: number;
}

/** Hours of the line: the regular hours are within them, and exceptional hours beyond them are cut off. */
const first = 7;
const last = 22;

/** Returns the position of an hour on the line, in percent of its length; hours outside are clamped. */
export function positionOnDay(hour: number): number {
  const share = (hour - first) / (last - first);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** A day from 7 to 22 h as a line with its open ranges, in text direction, and a tick at `now`. */
export function DayLine({ bars, now }: { bars: readonly OpenRange[]; now?: number }) {
  return (
    <svg className={classNames("full", styles.line)} height="22" data-mirror="" aria-hidden="true">
      <rect className={styles.day} y="6" width="100%" height="10" rx="5" />
      {bars.map(({ from, to }) => (
        <rect
          key={from}
          className={styles.open}
          x={`${positionOnDay(from)}%`}
          y="6"
          width={`${positionOnDay(to) - positionOnDay(from)}%`}
          height="10"
          rx="5"
        />
      ))}
      {now !== undefined && (
        <rect className={styles.now} x={`${positionOnDay(now)}%`} width="2" height="22" />
      )}
    </svg>
  );
}

/** The same line for a cell of a few letters, of two elements only, because a strip has one in each cell. */
export function SmallDayLine({ bars }: { bars: readonly OpenRange[] }) {
  const ranges = bars.map(({ from, to }) => `M${positionOnDay(from)} 3H${positionOnDay(to)}`);
  return (
    <svg
      className={styles.small}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      data-mirror=""
      aria-hidden="true"
    >
      <path d={ranges.join("")} strokeWidth="6" />
    </svg>
  );
}
