import type { Random } from "../strokes/random.ts";
import { path } from "../strokes/svg-markup.ts";
import type { LandMood } from "./scene-moods.ts";
import { water } from "./water.ts";

function lighthouse(mood: LandMood): string {
  return [
    path("M560 432c30-18 70-24 110-22 60 4 90 12 130 14v30H548z", { fill: mood.front }),
    path(
      "M640 412l8-112h28l8 112zM642 300v-8h40v8zM650 292v-22h24v22zM648 270c2-12 8-16 14-20 6 4 12 8 14 20z",
      { fill: mood.lit },
    ),
    path("M664 300h12l8 112h-14z", { fill: mood.ink, opacity: 0.16 }),
    path("M652 288h20v-14h-20zM645 348h34l1 14h-36z", { fill: mood.warm }),
  ].join("");
}

function dhow(mood: LandMood): string {
  return [
    path(
      "M150 476c60 22 210 24 320-8 22-6 44-22 58-44l-14 2c-60 26-190 34-340 22l-44-10c2 18 8 30 20 38z",
      { fill: mood.ink },
    ),
    path("M174 448c150 12 280 4 340-22", { stroke: mood.warm, "stroke-width": 4 }),
    path("M330 452L318 206M236 448l-6-156", { stroke: mood.ink, "stroke-width": 6 }),
    path("M470 424C448 330 396 240 300 176c-4 84-12 174-58 250 70 18 150 18 228-2z", {
      fill: mood.lit,
    }),
    path("M452 420C432 330 388 246 306 190c4 90 20 170 66 240 28 0 54-4 80-10z", {
      fill: mood.back,
      opacity: 0.55,
    }),
    path("M246 432c12-54 4-104-28-156-14 54-40 104-76 148 36 12 70 14 104 8z", {
      fill: mood.lit,
      opacity: 0.92,
    }),
    path("M296 172l182 258", { stroke: mood.ink, "stroke-width": 4 }),
  ].join("");
}

/** Sur, where dhows are built: one under sail before the lighthouse of Al Ayjah. */
export function surDhow(random: Random, mood: LandMood): string {
  return water(random, 430, mood) + lighthouse(mood) + dhow(mood);
}
