import { between, type Random } from "../strokes/random.ts";
import { path } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import type { LandMood } from "./scene-moods.ts";

/** The sea from y down to the foot of a scene, with glints that thin out towards the reader. */
export function water(random: Random, y: number, mood: LandMood): string {
  let glints = "";
  for (let index = 0; index < 46; index++) {
    const depth = y + 8 + (index / 46) ** 1.5 * (600 - y);
    const x = between(random, -60, 800);
    glints += `M${svgNumber(x)} ${svgNumber(depth)}h${svgNumber(between(random, 40, 190))}`;
  }
  return (
    path(`M0 ${y}H800V600H0Z`, { fill: mood.water ?? mood.mid }) +
    path(glints, { stroke: mood.lit, "stroke-width": 2, opacity: 0.4 })
  );
}
