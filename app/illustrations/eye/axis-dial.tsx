import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/hero-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./axis-dial.module.css";

/**
 * The scale of a trial frame for the axis of astigmatism, in the current colour, from the file of the iris: 0 at three
 * o'clock, increasing anticlockwise, in every language. It is never mirrored. Around an iris image of width w
 * it is 1.188 w wide (9.4 % more on each side), so that its ticks are just outside the limbus.
 */
export function AxisDial({ className }: IllustrationProps) {
  return (
    <svg
      className={classNames(styles.dial, className)}
      // The box of 1000 units around the iris, and 60 on each side for the numerals.
      viewBox="-60 -60 1120 1120"
      fill="none"
      // The numerals are Western digits in every language (REQ-TYPE-1).
      lang="en"
      aria-hidden="true"
    >
      <use href={`${scenery}#dial`} />
    </svg>
  );
}
