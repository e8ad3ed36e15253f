import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import styles from "./ring-chart.module.css";

/** Positions of the gaps in the row, in degrees from the right. */
const turns = [0, 270, 135, 180, 45, 90, 225];

/** A row of Landolt rings as on an eye chart: each is smaller than the one before. */
export function RingChart() {
  return (
    <span className={styles.chart} aria-hidden="true">
      {turns.map((turn) => (
        <LandoltRing key={turn} turn={turn} className={styles.ring} />
      ))}
    </span>
  );
}
