import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/hero-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./hero-land.module.css";

/**
 * The mountains of the home page, 1600 by 300 units: three ranges, each with the hatching of its shadow side. The near
 * range has the colour of the dark section below it. The mountains are mirrored in right-to-left pages and hidden in high
 * contrast.
 */
export function HeroLand({ className }: IllustrationProps) {
  return (
    <svg
      className={classNames(styles.land, className)}
      viewBox="0 0 1600 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <use className={styles.far} href={`${scenery}#range-far`} />
      <use className={styles.middle} href={`${scenery}#range-middle`} />
      <use className={styles.near} href={`${scenery}#range-near`} />
    </svg>
  );
}
