import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/closing-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./closing-land.module.css";

/**
 * The two ranges of mountains of the closing band, 1600 by 340 units. The near range has the colour of the footer below
 * it. The mountains are mirrored in right-to-left pages and hidden in high contrast.
 */
export function ClosingLand({ className }: IllustrationProps) {
  return (
    <svg
      className={classNames(styles.land, className)}
      viewBox="0 0 1600 340"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <use className={styles.l1} href={`${scenery}#l1`} />
      <use className={styles.h1} href={`${scenery}#h1`} />
      <use className={styles.l2} href={`${scenery}#l2`} />
      <use className={styles.h2} href={`${scenery}#h2`} />
    </svg>
  );
}
