import type { ArtProps } from "./art-props.ts";
import { CountingGlyph } from "./counting-glyph.tsx";
import { sunflower } from "./generated/sunflower.ts";

/** 200 dots, each a thousand procedures, in the order of a sunflower's seeds. */
export function Sunflower({ className }: ArtProps) {
  return (
    <CountingGlyph className={className}>
      <path strokeWidth="4.6" strokeLinecap="round" d={sunflower} />
    </CountingGlyph>
  );
}
