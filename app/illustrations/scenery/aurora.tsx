import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/hero-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./aurora.module.css";

/**
 * The aurora of the home page, as wide as the page, 1600 by 600 units. It fades out behind the text: towards the start
 * side on wide screens, upwards on narrow ones. It is mirrored in right-to-left pages and hidden in high contrast.
 */
export function Aurora({ className }: IllustrationProps) {
  return (
    <svg
      className={classNames(styles.aurora, className)}
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      stroke="url(#sky)"
      aria-hidden="true"
    >
      <linearGradient id="sky" gradientUnits="userSpaceOnUse" y1="50" x2="0" y2="360">
        <stop stopColor="#3fb79b" stopOpacity="0" />
        <stop offset="1" stopColor="#8fd9c0" />
      </linearGradient>
      <use href={`${scenery}#near`} strokeWidth="1.9" />
      <use href={`${scenery}#far`} opacity=".65" />
    </svg>
  );
}
