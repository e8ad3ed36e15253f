import type { Random } from "../strokes/random.ts";
import { group, path } from "../strokes/svg-markup.ts";
import { openings } from "./masonry.ts";
import { palm } from "./palm.ts";
import type { LandMood } from "./scene-moods.ts";
import { water } from "./water.ts";

/** Muscat from the sea: a white dome and minaret, low houses, a rocky headland. */
export function muscatCorniche(random: Random, mood: LandMood): string {
  const minaret = "M274 470V262l-5-6 5-12h4l5-30 5 30h4l5 12-5 6v208zM268 330h30v8h-30z";
  const dome = "M372 382c0-44 24-58 52-84 28 26 52 40 52 84zM422 300v-28h4v28z";
  const houses =
    "M356 470V408h30v-26h76v88zM474 470v-54h64v54zM548 470v-74h46v74zM602 470v-42h72v42z";
  return [
    water(random, 470, mood),
    group({ fill: mood.lit }, path(houses, {}) + path(minaret, {}) + path(dome, {})),
    path(
      openings([
        [396, 470, 22, 56],
        [430, 470, 22, 56],
        [488, 470, 14, 34],
        [514, 470, 14, 34],
        [562, 470, 18, 48],
        [616, 470, 14, 26],
        [646, 470, 14, 26],
      ]),
      { fill: mood.lamp ?? mood.ink, opacity: 0.72 },
    ),
    path("M424 298c16 16 34 30 44 50 8 12 8 26 8 34h-30c2-40-8-62-22-84z", {
      fill: mood.ink,
      opacity: 0.14,
    }),
    palm(random, { x: 706, y: 474, height: 96 }, mood.ink),
    palm(random, { x: 742, y: 476, height: 74 }, mood.ink),
    palm(random, { x: 316, y: 472, height: 60 }, mood.ink),
    path("M0 452c60-8 120 2 190 14 60 8 110 2 610 6v14c-300 8-500 2-800-2z", {
      fill: mood.foreground ?? mood.ink,
    }),
  ].join("");
}
