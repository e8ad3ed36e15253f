import type { ArtProps } from "./art-props.ts";
import styles from "./aurora.module.css";
import { classNames } from "./class-names.ts";
import type { PageCurtain } from "./drawing/aurora-curtain.ts";

/** The curtain to hang, and a document-wide unique id for its gradient. */
interface AuroraProps extends ArtProps {
  id: string;
  curtain: PageCurtain;
}

/**
 * An aurora over a page's width, 1600 by 600 units. It fades out behind the words: towards the
 * start side on wide screens, upwards on narrow ones. Mirrors in right-to-left pages; absent in high
 * contrast.
 *
 * @example <Aurora id="hero-sky" curtain={heroCurtain} />, from "./generated/hero-curtain.ts"
 */
export function Aurora({ id, curtain, className }: AuroraProps) {
  const stroke = `url(#${id})`;
  return (
    <svg
      className={classNames(styles.aurora, styles[curtain.light], className)}
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={curtain.top}
        x2="0"
        y2={curtain.foot}
      >
        <stop className={styles.high} stopOpacity="0" />
        <stop className={styles.high} offset=".6" stopOpacity=".6" />
        <stop className={styles.low} offset="1" />
      </linearGradient>
      <path stroke={stroke} strokeWidth={curtain.strokeWidth} d={curtain.near} />
      <path stroke={stroke} opacity=".65" d={curtain.far} />
    </svg>
  );
}
