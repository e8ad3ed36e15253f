import arches from "../assets/glyphs/arches.svg";
import hundred from "../assets/glyphs/hundred.svg";
import rings from "../assets/glyphs/rings.svg";
import sunflower from "../assets/glyphs/sunflower.svg";
import type { IllustrationProps } from "../illustration-props.ts";

/**
 * The files, for a dark background: 200 dots, one per thousand procedures; 100 ticks, 99 of them green; 18 rings, one per
 * year in Oman; 11 arches, one per surgeon.
 */
const files = { sunflower, hundred, rings, arches };

/** A figure whose parts can be counted, 120 units high. */
export function CountingGlyph({
  shape,
  className,
}: IllustrationProps & { shape: keyof typeof files }) {
  return <img className={className} src={files[shape]} alt="" loading="lazy" />;
}
