import { branchLandmarks } from "../landmarks/branch-landmarks.ts";
import { type SceneMood, type SceneName, sceneMoods } from "../landmarks/scene-moods.ts";
import { areaPath } from "../strokes/polyline.ts";
import { mulberry32, seedOf } from "../strokes/random.ts";
import { element, ground, linearGradient, path, svgDocument } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { curtainPath } from "./aurora-curtain.ts";
import { sceneByNight } from "./night-mood.ts";
import { ridgeLine } from "./ridge.ts";
import { hatchPath } from "./slope-hatching.ts";

const width = 800;
const height = 600;

/**
 * The landscape of one branch, 800 by 600 units: a sky with an aurora curtain, two ranges and one
 * landmark near the middle, so that pages may crop it to an arch, a square or a wide window. By night it is the same
 * land under stars, with lamps behind its openings.
 */
export function branchSceneSvg(name: SceneName, light: "day" | "night" = "day"): string {
  const mood = light === "day" ? sceneMoods[name] : sceneByNight(sceneMoods[name]);
  // 0x2007: the year the first branch opened keeps these seeds apart from the portraits'.
  const random = mulberry32(seedOf(name) ^ 0x2007);
  const back = ridgeLine(random, { y: 372, amplitude: 84, roughness: 0.56, width });
  const middle = ridgeLine(random, { y: 424, amplitude: 60, roughness: 0.55, width });
  const curtains =
    path(curtainPath(random, { foot: 216, height: 170, count: 210, width }), {
      stroke: "url(#glow)",
      "stroke-width": 1.8,
    }) +
    path(curtainPath(random, { foot: 268, height: 110, count: 170, width }), {
      stroke: "url(#glow)",
      "stroke-width": 1.2,
      opacity: 0.7,
    });
  const ranges = [
    path(areaPath(back, height), { fill: mood.back }),
    path(hatchPath(random, back, { length: 46, lean: 0.55, perSegment: 3 }), {
      stroke: mood.mid,
      "stroke-width": 1.3,
      opacity: 0.45,
    }),
    path(areaPath(middle, height), { fill: mood.mid }),
    path(hatchPath(random, middle, { length: 40, lean: 0.6, perSegment: 3 }), {
      stroke: mood.front,
      "stroke-width": 1.4,
      opacity: 0.5,
    }),
  ].join("");
  const body =
    element("defs", {}, skyGradients(mood)) +
    ground(width, height, "url(#sky)") +
    (light === "night" ? stars(name) : "") +
    curtains +
    ranges +
    branchLandmarks[name](random, mood);
  return svgDocument({ width, height }, body, { preserveAspectRatio: "xMidYMid slice" });
}

/** By night, over the curtains' feet. Their own randomness leaves the land where it is by day. */
function stars(name: SceneName): string {
  const random = mulberry32(seedOf(`${name} stars`));
  const d = Array.from({ length: 70 }, () => {
    // Fewer the lower they are.
    const y = 300 * random() * random();
    return `M${svgNumber(random() * width)} ${svgNumber(y)}h0`;
  });
  return path(d.join(""), {
    stroke: "#eff4ef",
    "stroke-width": 2,
    "stroke-linecap": "round",
    opacity: 0.6,
  });
}

function skyGradients({ sky, glow }: SceneMood): string {
  const [zenith, high, low, horizon] = sky;
  return (
    linearGradient("sky", [
      { at: 0, color: zenith },
      { at: 0.36, color: high },
      { at: 0.62, color: low },
      { at: 0.78, color: horizon },
    ]) +
    linearGradient(
      "glow",
      [
        { at: 0, color: glow, opacity: 0 },
        { at: 0.55, color: glow, opacity: 0.55 },
        { at: 1, color: glow, opacity: 0.95 },
      ],
      { gradientUnits: "userSpaceOnUse", x1: 0, y1: 60, x2: 0, y2: 300 },
    )
  );
}
