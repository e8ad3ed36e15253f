import { classNames } from "~/styles/class-names.ts";
import closingScenery from "../assets/closing-scenery.svg";
import heroScenery from "../assets/hero-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./aurora.module.css";

interface AuroraProps extends IllustrationProps {
  /** The id of the gradient, unique in the page. */
  id: string;
  /** "day" is green on a light background, "night" bright on petrol. */
  light: keyof typeof curtains;
}

/** The file of each aurora, the y coordinates of its gradient, and the width of its strokes. */
const curtains = {
  day: { scenery: heroScenery, top: 50, foot: 360, strokeWidth: 1.9 },
  night: { scenery: closingScenery, top: 30, foot: 390, strokeWidth: 1.6 },
};

/**
 * An aurora as wide as the page, 1600 by 600 units. It fades out behind the text: towards the start side on wide
 * screens, upwards on narrow ones. It is mirrored in right-to-left pages and hidden in high contrast.
 *
 * @example <Aurora id="hero-sky" light="day" />
 */
export function Aurora({ id, light, className }: AuroraProps) {
  const { scenery, top, foot, strokeWidth } = curtains[light];
  const stroke = `url(#${id})`;
  return (
    <svg
      className={classNames(styles.aurora, styles[light], className)}
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={top} x2="0" y2={foot}>
        <stop className={styles.high} stopOpacity="0" />
        <stop className={styles.high} offset=".6" stopOpacity=".6" />
        <stop className={styles.low} offset="1" />
      </linearGradient>
      <use href={`${scenery}#near`} stroke={stroke} strokeWidth={strokeWidth} />
      <use href={`${scenery}#far`} stroke={stroke} opacity=".65" />
    </svg>
  );
}
