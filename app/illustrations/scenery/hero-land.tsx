import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/hero-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./hero-land.module.css";

/**
 * The mountains of the home page, 1600 by 300 units: three ranges from far to near (ids l1 to l3 of the file), each with
 * the hatching of its shadow side (h1 to h3). The near range has the colour of the dark section below it. The mountains
 * are mirrored in right-to-left pages and hidden in high contrast.
 */
export function HeroLand({ className }: IllustrationProps) {
  return (
    <svg
      className={classNames(styles.land, className)}
      viewBox="0 0 1600 300"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <use className={styles.l1} href={`${scenery}#l1`} />
      <use className={styles.h1} href={`${scenery}#h1`} />
      <use className={styles.l2} href={`${scenery}#l2`} />
      <use className={styles.h2} href={`${scenery}#h2`} />
      <use className={styles.l3} href={`${scenery}#l3`} />
      <use className={styles.h3} href={`${scenery}#h3`} />
    </svg>
  );
}
