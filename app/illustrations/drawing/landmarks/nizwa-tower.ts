import type { Random } from "../strokes/random.ts";
import { group, path } from "../strokes/svg-markup.ts";
import { crenellation, openings } from "./masonry.ts";
import { palm } from "./palm.ts";
import type { LandMood } from "./scene-moods.ts";

/** Nizwa's great round tower in its palm oasis. */
export function nizwaTower(random: Random, mood: LandMood): string {
  const tower = `M292 492l10-232h196l10 232z${crenellation(302, 261, 196, 9, 16)}`;
  const walls =
    "M150 492V406h146v86zM504 492v-66h150v66z" +
    crenellation(150, 407, 146, 8) +
    crenellation(504, 427, 150, 8);
  const palms = [
    { x: 92, y: 506, height: 168 },
    { x: 134, y: 508, height: 116 },
    { x: 694, y: 504, height: 178 },
    { x: 738, y: 508, height: 124 },
    { x: 656, y: 508, height: 88 },
    { x: 48, y: 510, height: 120 },
  ];
  return [
    path("M0 500c160-14 300-8 420-10s260-6 380 4v110H0z", { fill: mood.front }),
    group({ fill: mood.lit }, path(tower, {}) + path(walls, { opacity: 0.85 })),
    path("M430 260h68l10 232h-60c6-90 2-170-18-232z", { fill: mood.front, opacity: 0.2 }),
    path("M302 292h196", { stroke: mood.front, "stroke-width": 3, opacity: 0.35 }),
    path(
      openings([
        [340, 352, 16, 30],
        [392, 352, 16, 30],
        [444, 352, 16, 30],
        [206, 492, 34, 60],
        [562, 492, 26, 44],
        [606, 492, 20, 36],
      ]),
      { fill: mood.lamp ?? mood.ink, opacity: 0.78 },
    ),
    ...palms.map((place) => palm(random, place, mood.ink)),
    path("M0 504c160-10 300 4 420 2s260-8 380 0v100H0z", { fill: mood.foreground ?? mood.ink }),
  ].join("");
}
