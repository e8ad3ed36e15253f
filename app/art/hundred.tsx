import type { ArtProps } from "./art-props.ts";
import styles from "./counting-glyph.module.css";
import { CountingGlyph } from "./counting-glyph.tsx";
import { hundred } from "./generated/hundred.ts";

/** 100 ticks of which 99 are lit: the share of satisfied patients. */
export function Hundred({ className }: ArtProps) {
  return (
    <CountingGlyph className={className}>
      <path strokeWidth="1.9" d={hundred.lit} />
      <g className={styles.warm}>
        <path stroke="currentColor" strokeWidth="1.9" opacity=".75" d={hundred.rest} />
        <circle cx="60" cy="60" r="3" fill="currentColor" stroke="none" />
      </g>
    </CountingGlyph>
  );
}
