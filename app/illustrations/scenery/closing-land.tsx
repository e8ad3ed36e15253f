import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/closing-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./closing-land.module.css";

/**
 * The two night ranges of the closing band, 1600 by 340 units, far to near; the near one has the
 * footer's colour and flows into it. Mirrors in right-to-left pages; absent in high contrast.
 */
export function ClosingLand({ className }: IllustrationProps) {
  return (
    <svg
      className={classNames(styles.land, className)}
      viewBox="0 0 1600 340"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <use className={styles.l1} href={`${scenery}#l1`} />
      <use className={styles.h1} href={`${scenery}#h1`} />
      <use className={styles.l2} href={`${scenery}#l2`} />
      <use className={styles.h2} href={`${scenery}#h2`} />
    </svg>
  );
}
