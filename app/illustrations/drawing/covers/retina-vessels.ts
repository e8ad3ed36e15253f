import { type Point, pointOnCircle } from "../strokes/polyline.ts";
import { bell, between, mulberry32, type Random } from "../strokes/random.ts";
import { circle, element, ground, group, path, radialGradient } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

const disc: Point = [1060, 470];
const macula: Point = [690, 520];
const fundus = { x: 800, y: 500, r: 540 };

/** A vessel that is still growing. */
interface Tip {
  at: Point;
  heading: number;
  /** how strongly it bends at each step, in radians */
  curl: number;
  width: number;
  steps: number;
}

/** Vessels by their width: many paths of one width are drawn as one. */
type Vessels = Map<number, string>;

function grow(random: Random, tip: Tip, vessels: Vessels): void {
  let { at, heading, curl } = tip;
  let d = `M${svgNumber(at[0])} ${svgNumber(at[1])}`;
  for (let step = 0; step < tip.steps; step++) {
    const length = between(random, 26, 40);
    const middle = pointOnCircle(at, length / 2, heading + bell(random) * 0.2);
    heading += curl + bell(random) * 0.13;
    curl *= 0.985;
    const next = pointOnCircle(at, length, heading);
    d += `Q${svgNumber(middle[0])} ${svgNumber(middle[1])} ${svgNumber(next[0])} ${svgNumber(next[1])}`;
    at = next;
    const mayBranch = tip.width > 2 && step > 1 && step % 3 === 2;
    if (mayBranch) branch(random, { ...tip, at, heading, curl, steps: tip.steps - step }, vessels);
  }
  vessels.set(tip.width, (vessels.get(tip.width) ?? "") + d);
}

function branch(random: Random, from: Tip, vessels: Vessels): void {
  const side = random() < 0.5 ? -1 : 1;
  grow(
    random,
    {
      at: from.at,
      heading: from.heading + side * between(random, 0.42, 0.85),
      curl: -side * between(random, 0, 0.06),
      width: from.width > 6 ? 4 : 2,
      steps: Math.round(from.steps * between(random, 0.45, 0.75)),
    },
    vessels,
  );
}

/** Two arcades sweep around the macula, two more leave on the other side. */
function vesselTree(seed: number, shift: number, width: number): Vessels {
  const random = mulberry32(seed);
  const vessels: Vessels = new Map();
  const [x, y] = disc;
  const trunks = [
    { at: [x - 6, y - 12 + shift], heading: -1.75, curl: -0.096, steps: 24 },
    { at: [x - 6, y + 12 - shift], heading: 1.75, curl: 0.096, steps: 24 },
    { at: [x + 8, y - 10 - shift], heading: -0.75, curl: 0.035, steps: 11 },
    { at: [x + 8, y + 10 + shift], heading: 0.8, curl: -0.035, steps: 11 },
  ] as const;
  for (const trunk of trunks) grow(random, { ...trunk, width }, vessels);
  return vessels;
}

function vesselPaths(vessels: Vessels, stroke: string): string {
  const paths = [...vessels].map(([width, d]) => path(d, { "stroke-width": width }));
  return group(
    { stroke, "stroke-linecap": "round", "stroke-linejoin": "round" },
    paths.reverse().join(""),
  );
}

/** The treatment: rings of light far out on the retina, never near the macula. */
function laserDots(): string {
  let d = "";
  for (const [ring, radius] of [352, 398, 444, 490].entries()) {
    const count = Math.round(radius / 9);
    for (let index = 0; index < count; index++) {
      const angle = ((index + (ring % 2) / 2) / count) * Math.PI * 2;
      const [x, y] = pointOnCircle([fundus.x - 40, fundus.y + 6], radius, angle);
      const nearDisc = Math.hypot(x - disc[0], y - disc[1]) < 190;
      const inside = Math.hypot(x - fundus.x, y - fundus.y) < fundus.r - 30;
      if (inside && !nearDisc) d += `M${svgNumber(x)} ${svgNumber(y)}h0`;
    }
  }
  return group(
    { "stroke-linecap": "round" },
    path(d, { stroke: "#ffd9a0", "stroke-width": 24, opacity: 0.2 }) +
      path(d, { stroke: coverColours.auroraPale, "stroke-width": 9 }),
  );
}

/** The back of the eye, its vessels like wadis from the air, and the dots of light that protect it. */
export function retinaVesselsCover(): string {
  const c = coverColours;
  const definitions =
    radialGradient(
      "night",
      [
        { at: 0.5, color: "#13616a" },
        { at: 1, color: c.night },
      ],
      { cx: 800, cy: 500, r: 960 },
    ) +
    radialGradient(
      "fundus",
      [
        { at: 0, color: "#7d2c12" },
        { at: 0.16, color: "#a8441b" },
        { at: 0.5, color: "#d0692a" },
        { at: 0.8, color: "#b04f20" },
        { at: 1, color: "#5f210f" },
      ],
      { cx: macula[0], cy: macula[1], r: 740 },
    ) +
    radialGradient(
      "nerve",
      [
        { at: 0, color: "#fff3d4" },
        { at: 0.36, color: "#f9d68f" },
        { at: 0.55, color: c.amberHigh, opacity: 0.55 },
        { at: 1, color: c.amberHigh, opacity: 0 },
      ],
      { cx: disc[0], cy: disc[1], r: 190 },
    ) +
    element("clipPath", { id: "eye" }, circle(fundus.x, fundus.y, fundus.r, {}));
  return coverSvg(
    definitions,
    ground(coverSize.width, coverSize.height, "url(#night)") +
      circle(fundus.x, fundus.y, fundus.r, { fill: "url(#fundus)" }) +
      group(
        { "clip-path": "url(#eye)" },
        circle(disc[0], disc[1], 190, { fill: "url(#nerve)" }) +
          vesselPaths(vesselTree(8, 0, 9), "#5c160c") +
          vesselPaths(vesselTree(21, 9, 7), "#8d2615") +
          laserDots(),
      ),
  );
}
