import type { ReactNode } from "react";
import type { ArtProps } from "./art-props.ts";
import { classNames } from "./class-names.ts";
import styles from "./counting-glyph.module.css";

/** The frame of a statistic drawn to count, 120 units high, in the light colour of night grounds. */
export function CountingGlyph({
  className,
  width = 120,
  children,
}: ArtProps & { width?: number; children: ReactNode }) {
  return (
    <svg
      className={classNames(styles.glyph, className)}
      viewBox={`0 0 ${width} 120`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
