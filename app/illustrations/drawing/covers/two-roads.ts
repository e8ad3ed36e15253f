import { irisMarkup } from "../iris/iris.ts";
import { irisPalettes } from "../iris/iris-palettes.ts";
import { type Point, pointOnCircle } from "../strokes/polyline.ts";
import { bell, between, mulberry32 } from "../strokes/random.ts";
import {
  type Attributes,
  element,
  ground,
  group,
  linearGradient,
  path,
} from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** The cornea's centre of curvature; its layers are rings around it. */
const center: Point = [800, 1210];
const surface = 800;
/** The outermost skin: a thin flap on one side, two rows of cells on the other. */
const skin = surface + 34;
/** The angle at which the flap hangs on. */
const hinge = -120;

/** The cornea's layers from the surface down, as they look by night and by day. */
const layers = [
  { depth: 60, night: "#1a7f80", day: "#edcf95" },
  { depth: 122, night: "#136b70", day: "#e4bd7a" },
  { depth: 190, night: "#0f5961", day: "#d9a85e" },
  { depth: 264, night: "#0c4952", day: "#cb9147" },
  { depth: 344, night: "#093b44", day: "#b97a33" },
];

/** Below the cornea lies the iris, the same one for both roads. */
const irisDepth = 344;

function point(radius: number, degrees: number): string {
  return pointOnCircle(center, radius, (degrees * Math.PI) / 180)
    .map((value) => svgNumber(value))
    .join(" ");
}

/** A slice of a layer between two angles, closed. */
function slice(outer: number, inner: number, from: number, to: number): string {
  return (
    `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
  );
}

/** LASIK: a thin flap, lifted on its hinge like a page. */
function flap(): string {
  const page =
    `M${point(skin, hinge)}A${skin} ${skin} 0 0 1 ${point(skin, -95)}` +
    `Q${point(surface + 14, -93.5)} ${point(surface, -96)}A${surface} ${surface} 0 0 0 ${point(surface, hinge)}Z`;
  const [x, y] = pointOnCircle(center, surface + 18, (hinge * Math.PI) / 180);
  const lifted = (degrees: number, attributes: Attributes): string =>
    path(page, { transform: `rotate(${degrees} ${svgNumber(x)} ${svgNumber(y)})`, ...attributes });
  const ghosts = [6, 12, 18, 24].map((degrees) =>
    lifted(-degrees, { stroke: coverColours.auroraHigh, "stroke-width": 2, opacity: 0.3 }),
  );
  return ghosts.join("") + lifted(-31, { fill: "url(#flap)" });
}

/** PRK: the skin brushed away, cell by cell; towards the edge the cells still lie in their rows. */
function cells(): string {
  const random = mulberry32(41);
  let lying = "";
  let loose = "";
  for (let degrees = -84; degrees < -12; degrees += 0.86) {
    for (const [row, height] of [9, 25].entries()) {
      const settled = Math.min(1, (degrees + 84) / 26);
      if (random() > 0.3 + settled * 0.9) continue;
      const lift = (1 - settled) ** 1.6;
      const radius = surface + height + lift * between(random, 0, 320);
      const drift = row * 0.43 + bell(random) * lift * 3.4;
      const place = `M${point(radius, degrees + drift)}h0`;
      if (lift > 0.05) loose += place;
      else lying += place;
    }
  }
  return group(
    { "stroke-linecap": "round" },
    path(lying, { stroke: "#c98a3b", "stroke-width": 12 }) +
      path(loose, { stroke: coverColours.amber, "stroke-width": 12 }),
  );
}

/** The laser: upright fibres that end on the layer they shape. */
function beam(from: number, to: number, stroke: string): string {
  let d = "";
  for (let x = from; x <= to; x += 11) {
    const foot = center[1] - Math.sqrt(surface ** 2 - (x - center[0]) ** 2);
    d += `M${x} 0V${svgNumber(foot)}`;
  }
  return path(d, { stroke, "stroke-width": 3 });
}

function layersOf(side: "night" | "day"): string {
  const [from, to] = side === "night" ? [-180, -90] : [-90, 0];
  return layers
    .map((layer, index) => {
      const outer = surface - (layers[index - 1]?.depth ?? 0) + 0.5;
      const inner = surface - layer.depth;
      return path(slice(outer, inner, from, to), { fill: layer[side] });
    })
    .join("");
}

function iris(): string {
  const radius = surface - irisDepth;
  const scale = radius / 480;
  const eye = irisMarkup({
    seed: 14,
    palette: irisPalettes.aurora,
    detail: "portrait",
    pupil: 0.3,
    half: true,
  });
  const [x, y] = [center[0] - 500 * scale, center[1] - 500 * scale];
  return group(
    { transform: `translate(${svgNumber(x)} ${svgNumber(y)}) scale(${svgNumber(scale, 3)})` },
    eye,
  );
}

function definitions(): string {
  const c = coverColours;
  const fade = (id: string, color: string): string =>
    linearGradient(
      id,
      [
        { at: 0, color, opacity: 0 },
        { at: 1, color, opacity: 0.95 },
      ],
      { gradientUnits: "userSpaceOnUse", x1: 0, y1: 40, x2: 0, y2: 450 },
    );
  return (
    linearGradient("night", [
      { at: 0, color: c.night },
      { at: 1, color: "#0f5f66" },
    ]) +
    linearGradient("day", [
      { at: 0, color: "#fbf3e0" },
      { at: 1, color: "#f6dfae" },
    ]) +
    linearGradient("flap", [
      { at: 0, color: "#c9f5df" },
      { at: 1, color: "#4cc4a8" },
    ]) +
    fade("green", c.auroraHigh) +
    fade("gold", c.amber)
  );
}

/** Two roads to the same clear cornea: the flap by night on one side, the bare surface by day on the other. */
export function twoRoadsCover(): string {
  return coverSvg(
    definitions(),
    // Under the day it would show as a dark line along the rounded corners.
    ground(801, coverSize.height, "url(#night)") +
      element("rect", { x: 800, width: 800, height: 1000, fill: "url(#day)" }) +
      layersOf("night") +
      layersOf("day") +
      iris() +
      path(slice(skin, surface, -180, hinge), { fill: "#4cc4a8" }) +
      beam(668, 790, "url(#green)") +
      beam(811, 932, "url(#gold)") +
      flap() +
      cells(),
  );
}
