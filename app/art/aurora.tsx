import type { ArtProps } from "./art-props.ts";
import styles from "./aurora.module.css";
import { classNames } from "./class-names.ts";
import scenery from "./files/hero-scenery.svg";
import { heroCurtain } from "./generated/hero-curtain.ts";

/**
 * The aurora behind the home page's iris, 1600 by 600 units: a breath of green over paper. It fades out behind the
 * words: towards the start side on wide screens, upwards on narrow ones. Mirrors in right-to-left pages; absent in high
 * contrast. `id` is unique in the document and names its gradient.
 */
export function Aurora({ id, className }: ArtProps & { id: string }) {
  const { top, foot, strokeWidth } = heroCurtain;
  const stroke = `url(#${id})`;
  return (
    <svg
      className={classNames(styles.aurora, className)}
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
      <use href={`${scenery}#near`} stroke={stroke} strokeWidth={strokeWidth} />
      <use href={`${scenery}#far`} stroke={stroke} opacity=".65" />
    </svg>
  );
}
