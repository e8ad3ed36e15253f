import type { Locale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./age-dial.module.css";

/** How old a check may be, in days, before it is marked, and before it is marked strongly. */
export const oldAfter = 14;
export const lateAfter = 30;

const ticks = Array.from({ length: lateAfter }, (_, index) => index);

/** Thirty ticks, one filled for each day since the last check, and the number of days. The sentence is beside it. */
export function AgeDial({ days, locale }: { days: number | null; locale: Locale }) {
  const filled = days === null ? 0 : Math.min(days, lateAfter);
  const age =
    days === null || days <= oldAfter ? undefined : days > lateAfter ? styles.late : styles.old;
  return (
    <svg className={classNames(styles.dial, age)} viewBox="0 0 52 52" aria-hidden="true">
      {ticks.map((tick) => (
        <path
          key={tick}
          className={tick < filled ? styles.filled : styles.tick}
          d={tick < filled ? "M26 8V1" : "M26 5.5V1"}
          transform={`rotate(${tick * 12} 26 26)`}
        />
      ))}
      <text x="26" y="31.5" className={styles.number}>
        {days === null ? "–" : formatNumber(days, locale)}
      </text>
    </svg>
  );
}
