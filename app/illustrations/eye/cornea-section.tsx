import { classNames } from "~/styles/class-names.ts";
import lasik from "../assets/eyes/eye-lasik-surgery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./eye-figure.module.css";

/** The methods of laser surgery by the layer of the cornea that is opened. */
export type LaserMethod = "no-flap" | "flap" | "surface";

/**
 * A cross-section of the cornea, 224 by 104 units, for one method of laser surgery. The treated area is filled, and the
 * flap is above it. Laser and instrument are amber.
 */
export function CorneaSection({ method, className }: IllustrationProps & { method: LaserMethod }) {
  return (
    <svg
      className={classNames(styles.figure, className)}
      viewBox="0 0 224 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${lasik}#${method}`} />
    </svg>
  );
}
