import type { Locale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import styles from "./requirement-dial.module.css";

/** The inner end of the lines, in units of the drawing; its centre is at 0. */
const inner = 58;

export interface RequirementGroup {
  status: "proved" | "notApplicable" | "deviating";
  count: number;
}

/** Lengths of the lines, so that the groups do not differ by colour alone. */
export const lineLengths: Record<RequirementGroup["status"], number> = {
  proved: 34,
  notApplicable: 12,
  deviating: 24,
};

/** A ring with a line for each requirement, one group after the other from the top, and their number. */
export function RequirementDial({
  groups,
  label,
  locale,
}: {
  groups: readonly RequirementGroup[];
  label: string;
  locale: Locale;
}) {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return (
    <svg className={styles.dial} viewBox="-96 -96 192 192" role="img" aria-label={label}>
      {groups.map(({ status, count }) => {
        const radius = inner + lineLengths[status] / 2;
        const d = arc(radius, before / all, (before + count) / all);
        before += count;
        return (
          <path
            key={status}
            className={styles[status]}
            d={d}
            pathLength={count}
            strokeDasharray=".42 .58"
            strokeWidth={lineLengths[status]}
          />
        );
      })}
      <text y="13" className={styles.number}>
        {formatNumber(all, locale)}
      </text>
    </svg>
  );
}

/** The arc between two parts of a turn that begins at the top and goes clockwise. */
function arc(radius: number, from: number, to: number): string {
  const point = (turn: number) => {
    const angle = 2 * Math.PI * (turn - 0.25);
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
