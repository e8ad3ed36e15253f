import { classNames } from "~/styles/class-names.ts";
import type { ArtProps } from "../art-props.ts";
import closingScenery from "../assets/closing-scenery.svg";
import heroScenery from "../assets/hero-scenery.svg";
import type { PageCurtain } from "../drawing/land/aurora-curtain.ts";
import { curtains } from "../generated/curtains.ts";
import styles from "./aurora.module.css";

/** Which curtain to hang, and a document-wide unique id for its gradient. */
interface AuroraProps extends ArtProps {
  id: string;
  light: PageCurtain["light"];
}

const sceneries = { day: heroScenery, night: closingScenery };

/**
 * An aurora over a page's width, 1600 by 600 units. It fades out behind the words: towards the
 * start side on wide screens, upwards on narrow ones. Mirrors in right-to-left pages; absent in high
 * contrast.
 *
 * @example <Aurora id="hero-sky" light="day" />
 */
export function Aurora({ id, light, className }: AuroraProps) {
  const { top, foot, strokeWidth } = curtains[light];
  const stroke = `url(#${id})`;
  return (
    <svg
      className={classNames(styles.aurora, styles[light], className)}
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={top} x2="0" y2={foot}>
        <stop className={styles.high} stopOpacity="0" />
        <stop className={styles.high} offset=".6" stopOpacity=".6" />
        <stop className={styles.low} offset="1" />
      </linearGradient>
      <use href={`${sceneries[light]}#near`} stroke={stroke} strokeWidth={strokeWidth} />
      <use href={`${sceneries[light]}#far`} stroke={stroke} opacity=".65" />
    </svg>
  );
}
