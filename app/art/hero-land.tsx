import type { ArtProps } from "./art-props.ts";
import { classNames } from "./class-names.ts";
import { heroLand } from "./generated/hero-land.ts";
import styles from "./hero-land.module.css";

/**
 * The home page's horizon, 1600 by 300 units: three ranges from far to near (parts l1 to l3), each
 * with the hatching of its shadow side (h1 to h3). The near one has the colour of the night ground,
 * so a section of that ground continues it. Mirrors in right-to-left pages; absent in high contrast.
 */
export function HeroLand({ className }: ArtProps) {
  return (
    <svg
      className={classNames(styles.land, className)}
      viewBox="0 0 1600 300"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.l1} data-part="l1" d={heroLand.l1} />
      <path className={styles.h1} data-part="h1" d={heroLand.h1} />
      <path className={styles.l2} data-part="l2" d={heroLand.l2} />
      <path className={styles.h2} data-part="h2" d={heroLand.h2} />
      <path className={styles.l3} data-part="l3" d={heroLand.l3} />
      <path className={styles.h3} data-part="h3" d={heroLand.h3} />
    </svg>
  );
}
