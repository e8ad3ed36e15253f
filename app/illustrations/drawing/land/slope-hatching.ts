import { type Point, segments } from "../strokes/polyline.ts";
import { between, type Random } from "../strokes/random.ts";
import { svgNumber } from "../strokes/svg-number.ts";

/** Short strokes falling from a whole crest, as an engraver textures rock. */
export function hatchPath(
  random: Random,
  crest: readonly Point[],
  options: { length: number; lean: number; perSegment: number },
): string {
  const { length, lean, perSegment } = options;
  let d = "";
  for (const [[ax, ay], [bx, by]] of segments(crest)) {
    for (let index = 0; index < perSegment; index++) {
      const share = index / perSegment;
      const drop = length * between(random, 0.4, 1);
      d += stroke(ax + (bx - ax) * share, ay + (by - ay) * share + 3, drop * lean, drop);
    }
  }
  return d;
}

/**
 * Shadow strokes: the light comes from the start side, so only slopes that fall away from it are
 * hatched, and the steeper they fall, the longer.
 *
 * @param step distance between strokes
 */
export function shadePath(
  random: Random,
  crest: readonly Point[],
  options: { reach: number; step: number },
): string {
  const { reach, step } = options;
  let d = "";
  for (const [[ax, ay], [bx, by]] of segments(crest)) {
    const slope = (by - ay) / Math.max(1, bx - ax);
    if (slope < 0.04) continue;
    for (let x = ax; x < bx; x += step) {
      const drop = reach * Math.min(1, 0.35 + slope) * between(random, 0.35, 1);
      d += stroke(x, ay + (x - ax) * slope + 2, drop * 0.42, drop);
    }
  }
  return d;
}

function stroke(x: number, y: number, right: number, down: number): string {
  return `M${svgNumber(x)} ${svgNumber(y)}l${svgNumber(right)} ${svgNumber(down)}`;
}
