import type { ArtProps } from "./art-props.ts";
import { classNames } from "./class-names.ts";
import styles from "./closing-land.module.css";
import { closingLand } from "./generated/closing-land.ts";

/**
 * The two night ranges of the closing band, 1600 by 340 units, far to near; the near one has the
 * footer's colour and flows into it. Mirrors in right-to-left pages; absent in high contrast.
 */
export function ClosingLand({ className }: ArtProps) {
  return (
    <svg
      className={classNames(styles.land, className)}
      viewBox="0 0 1600 340"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.l1} data-part="l1" d={closingLand.l1} />
      <path className={styles.h1} data-part="h1" d={closingLand.h1} />
      <path className={styles.l2} data-part="l2" d={closingLand.l2} />
      <path className={styles.h2} data-part="h2" d={closingLand.h2} />
    </svg>
  );
}
