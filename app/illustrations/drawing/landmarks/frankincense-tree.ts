import type { Random } from "../strokes/random.ts";
import { group, path } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { palm } from "./palm.ts";
import type { LandMood } from "./scene-moods.ts";

/** A flat cloud of a hundred small leaves, drawn as round dots; thinner below than above. */
function leaves(random: Random, x: number, y: number, width: number, height: number): string {
  let d = "";
  for (let index = 0; index < 100; index++) {
    const angle = random() * 6.283;
    const reach = Math.sqrt(random());
    const rise = Math.sin(angle) * height * reach * (Math.sin(angle) > 0 ? 0.55 : 1);
    d += `M${svgNumber(x + Math.cos(angle) * width * reach)} ${svgNumber(y + rise)}h0`;
  }
  return d;
}

/** Salalah in the khareef: a frankincense tree above the mist, three tears of resin on its trunk. */
export function frankincenseTree(random: Random, mood: LandMood): string {
  const crown =
    leaves(random, 300, 262, 96, 44) +
    leaves(random, 430, 214, 110, 52) +
    leaves(random, 548, 270, 88, 40) +
    leaves(random, 400, 296, 60, 24);
  const branch = (d: string, width: number): string => path(d, { "stroke-width": width });
  const lit =
    leaves(random, 294, 252, 84, 32) +
    leaves(random, 426, 204, 98, 40) +
    leaves(random, 544, 262, 76, 28);
  const mist = "M-20 392c120-22 250 10 380 0s300-26 460-4v30c-160-18-330 8-460 14S100 420-20 430z";
  return [
    path(mist, { fill: mood.lit, opacity: 0.5 }),
    path("M-10 520c140-40 300-46 430-34 150 12 270 10 390-12v130H-10z", { fill: mood.front }),
    group(
      { stroke: mood.ink, "stroke-linecap": "round" },
      branch("M412 506c-4-50-20-78-8-116", 26) +
        branch(
          "M404 396c-18-46-58-60-92-118M404 400c8-60 18-96 26-164M408 420c34-60 92-70 132-132",
          15,
        ) +
        branch(
          "M356 330c-2-20 10-36 20-50M470 352c24-16 28-52 44-70M424 290c22-30 34-38 44-66M334 304c-30-10-50-16-66-34",
          8,
        ),
    ),
    group(
      { "stroke-linecap": "round" },
      path(crown, { stroke: mood.ink, "stroke-width": 17 }) +
        path(lit, { stroke: mood.mid, "stroke-width": 11 }) +
        path(leaves(random, 430, 194, 84, 26), { stroke: mood.back, "stroke-width": 6 }),
    ),
    path("M396 430q-7 9 0 14q7-5 0-14M424 452q-6 8 0 12q6-4 0-12M402 474q-6 8 0 12q6-4 0-12", {
      fill: mood.warm,
    }),
    palm(random, { x: 120, y: 500, height: 110 }, mood.ink),
    palm(random, { x: 690, y: 494, height: 96 }, mood.ink),
    palm(random, { x: 726, y: 496, height: 70 }, mood.ink),
  ].join("");
}
