import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./ring-chart.module.css";

/** Positions of the gaps in the row, in degrees from the right, and the sizes of the rings. */
const rings = [
  [0, "5rem"],
  [270, "3.75rem"],
  [135, "2.8rem"],
  [180, "2.1rem"],
  [45, "1.6rem"],
  [90, "1.2rem"],
  [225, "0.9rem"],
] as const;

/** A row of Landolt rings as on an eye chart: each is smaller than the one before. */
export function RingChart() {
  return (
    <span className={classNames("full cluster ruled", styles.chart)} aria-hidden="true">
      {rings.map(([turn, size]) => (
        <LandoltRing key={turn} turn={turn} size={size} />
      ))}
    </span>
  );
}
