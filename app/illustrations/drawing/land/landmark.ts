import { branchLandmarks } from "../landmarks/branch-landmarks.ts";
import type { LandMood, SceneName } from "../landmarks/scene-moods.ts";
import { mulberry32, seedOf } from "../strokes/random.ts";
import { element, ground, group, linearGradient, svgDocument } from "../strokes/svg-markup.ts";

const width = 800;
/** The landmarks are drawn for landscapes of 600 units; above this line there is only sky. */
const top = 140;
const height = 460;

/** The landmark of a branch alone, 800 by 460 units, on ground that fades at both ends: it stands on the ridge of a page's head. */
export function landmarkSvg(name: SceneName, mood: LandMood): string {
  const random = mulberry32(seedOf(name) ^ 0x2007);
  const fade = linearGradient(
    "fade",
    [
      { at: 0, color: "#fff", opacity: 0 },
      { at: 0.08, color: "#fff" },
      { at: 0.92, color: "#fff" },
      { at: 1, color: "#fff", opacity: 0 },
    ],
    {},
  );
  const defs = element(
    "defs",
    {},
    fade + element("mask", { id: "ends" }, ground(width, 600, "url(#fade)")),
  );
  const landmark = group({ mask: "url(#ends)" }, branchLandmarks[name](random, mood));
  return svgDocument({ width, height }, defs + landmark, {
    viewBox: `0 ${top} ${width} ${height}`,
  });
}
