import type { ArtProps } from "./art-props.ts";
import { CountingGlyph } from "./counting-glyph.tsx";
import { arches } from "./generated/arches.ts";

/** 11 pointed arches, one for each specialised surgeon. */
export function Arches({ className }: ArtProps) {
  return (
    <CountingGlyph className={className} width={158}>
      <path strokeWidth="1.6" d={arches} />
    </CountingGlyph>
  );
}
