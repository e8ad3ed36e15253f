import type { ArtProps } from "./art-props.ts";
import { CountingGlyph } from "./counting-glyph.tsx";
import glyphs from "./files/counting-glyphs.svg";

/** 11 pointed arches, one for each specialised surgeon. */
export function Arches({ className }: ArtProps) {
  return (
    <CountingGlyph className={className} width={158}>
      <use href={`${glyphs}#arches`} strokeWidth="1.6" />
    </CountingGlyph>
  );
}
