import type { Random } from "../strokes/random.ts";
import { group, path } from "../strokes/svg-markup.ts";
import { crenellation, openings } from "./masonry.ts";
import { palm } from "./palm.ts";
import type { LandMood } from "./scene-moods.ts";
import { water } from "./water.ts";

/** Sohar's white fort on the Batinah shore, between date palms. */
export function soharFort(random: Random, mood: LandMood): string {
  const walls =
    "M250 488V340h70v36h160v-36h70v148zM366 376V280h68v96z" +
    crenellation(250, 341, 70, 4) +
    crenellation(320, 377, 160, 8) +
    crenellation(480, 341, 70, 4) +
    crenellation(366, 281, 68, 4);
  const outerWalls =
    "M180 488v-90h70v90zM550 488v-90h70v90z" +
    crenellation(180, 399, 70, 4) +
    crenellation(550, 399, 70, 4);
  return [
    water(random, 486, mood),
    group({ fill: mood.lit }, path(walls, {}) + path(outerWalls, { opacity: 0.86 })),
    path(
      openings([
        [382, 488, 36, 74],
        [274, 420, 18, 36],
        [506, 420, 18, 36],
        [391, 336, 18, 36],
        [206, 450, 16, 28],
        [578, 450, 16, 28],
      ]),
      { fill: mood.lamp ?? mood.ink, opacity: 0.75 },
    ),
    path("M480 340h70v148h-70zM404 280h30v96h-30zM590 398h30v90h-30z", {
      fill: mood.front,
      opacity: 0.16,
    }),
    palm(random, { x: 128, y: 492, height: 130 }, mood.ink),
    palm(random, { x: 92, y: 494, height: 92 }, mood.ink),
    palm(random, { x: 676, y: 492, height: 118 }, mood.ink),
    palm(random, { x: 716, y: 494, height: 150 }, mood.ink),
    path("M0 482c140-8 300 4 420 2s260-8 380 0v16H0z", { fill: mood.foreground ?? mood.ink }),
  ].join("");
}
