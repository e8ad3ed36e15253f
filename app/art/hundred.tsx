import type { ArtProps } from "./art-props.ts";
import styles from "./counting-glyph.module.css";
import { CountingGlyph } from "./counting-glyph.tsx";
import glyphs from "./files/counting-glyphs.svg";

/** 100 ticks of which 99 are lit: the share of satisfied patients. */
export function Hundred({ className }: ArtProps) {
  return (
    <CountingGlyph className={className}>
      <use href={`${glyphs}#lit`} strokeWidth="1.9" />
      <g className={styles.warm}>
        <use href={`${glyphs}#rest`} stroke="currentColor" strokeWidth="1.9" opacity=".75" />
        <circle cx="60" cy="60" r="3" fill="currentColor" stroke="none" />
      </g>
    </CountingGlyph>
  );
}
