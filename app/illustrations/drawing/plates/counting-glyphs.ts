import { svgNumber } from "../strokes/svg-number.ts";
import { tickPaths } from "../strokes/ticks.ts";

/** Glyphs are drawn in boxes 120 units high. */
const glyphSize = 120;
const middle = glyphSize / 2;

/** Exactly `count` dots spread as a sunflower spreads its seeds: zero-length strokes. */
export function sunflowerPath(count: number): string {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5));
  let d = "";
  for (let index = 0; index < count; index++) {
    const radius = (middle - 4) * Math.sqrt((index + 0.5) / count);
    const angle = index * goldenAngle;
    const x = middle + radius * Math.cos(angle);
    const y = middle + radius * Math.sin(angle);
    d += `M${svgNumber(x, 1)} ${svgNumber(y, 1)}h0`;
  }
  return d;
}

/** A ring of exactly 100 ticks from twelve o'clock, clockwise: the first `lit` and the rest. */
export function hundredPaths(lit: number): { lit: string; rest: string } {
  const ticks = tickPaths({
    center: [middle, middle],
    inner: 42,
    outer: 57,
    count: 100,
    startDegrees: -90,
  });
  return { lit: ticks.slice(0, lit).join(""), rest: ticks.slice(lit).join("") };
}

/** Exactly `count` pointed arches in two rows, the odd one below; 158 by 120 units. */
export function archesPath(count: number): string {
  const upper = Math.floor(count / 2);
  let d = "";
  for (let index = 0; index < count; index++) {
    const [place, row] = index < upper ? [index, 0] : [index - upper, 1];
    const x = 2 + place * 27 + (row === 0 ? 13.5 : 0);
    d += `M${svgNumber(x, 1)} ${row * 62 + 55}v-26q0-14 10-24q10 10 10 24v26z`;
  }
  return d;
}

/** The radii of exactly `count` growth rings, from the heart outwards, in a box of 120 units. */
export function ringRadii(count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Number(((57 * (index + 1)) / count).toFixed(1)),
  );
}
