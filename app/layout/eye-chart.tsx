import { useLanguage } from "~/i18n/language-context.tsx";
import { localizeDigits } from "~/i18n/numerals.ts";
import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./eye-chart.module.css";

/** Lines of the chart, largest first: their acuity, and the position of each ring's gap in degrees from the right. */
const lines = [
  { acuity: "6/60", turns: [0] },
  { acuity: "6/36", turns: [90, 180] },
  { acuity: "6/18", turns: [270, 0, 180, 90] },
  { acuity: "6/9", turns: [270, 180, 0, 90, 270, 180] },
  { acuity: "6/6", turns: [90, 180, 270, 0, 270, 90, 180] },
] as const;

/**
 * The eye chart of the not-found page: Landolt rings, which are independent of the script, in the sizes of a real
 * chart. The last gap points to the link home. Decorative, so hidden from screen readers.
 */
export function EyeChart({ className }: { className?: string | undefined }) {
  const { locale } = useLanguage();
  return (
    <div className={classNames(styles.chart, className)} aria-hidden="true">
      {lines.map(({ acuity, turns }) => (
        <p key={acuity} className={styles.line}>
          <bdi dir="ltr" className={styles.acuity}>
            {localizeDigits(acuity, locale)}
          </bdi>
          <span className={styles.rings}>
            {turns.map((turn, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ring is identified by its position
              <LandoltRing key={index} turn={turn} className={styles.ring} />
            ))}
            {acuity === "6/6" && <LandoltRing className={classNames(styles.ring, styles.home)} />}
          </span>
        </p>
      ))}
    </div>
  );
}
