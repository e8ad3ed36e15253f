import type { ArtProps } from "./art-props.ts";
import { CountingGlyph } from "./counting-glyph.tsx";
import glyphs from "./files/counting-glyphs.svg";

/** 200 dots, each a thousand procedures, in the order of a sunflower's seeds. */
export function Sunflower({ className }: ArtProps) {
  return (
    <CountingGlyph className={className}>
      <use href={`${glyphs}#sunflower`} strokeWidth="4.6" strokeLinecap="round" />
    </CountingGlyph>
  );
}
