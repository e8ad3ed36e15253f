import { type Point, pointOnCircle, smoothRingPath } from "../strokes/polyline.ts";
import { circle, ground, group, path, radialGradient } from "../strokes/svg-markup.ts";
import { tickRing } from "../strokes/ticks.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** From flat to steep, as a corneal map is coloured. */
const steepness = [
  "#0b4d57",
  "#0e626a",
  "#12797a",
  "#1b9186",
  "#39aa90",
  "#6fc29b",
  "#a9d6a4",
  "#dfe2a6",
  "#f3d488",
  "#f0b862",
  "#e79646",
  "#d97036",
  "#bd4b29",
  "#97291b",
];

/** Contour `index` of the cone: smaller, lower and more oval towards the summit. */
function contour(index: number): string {
  const share = index / (steepness.length - 1);
  const radius = 398 * (1 - share) ** 0.86 + 20;
  const summit: Point = [800 + 58 * share ** 0.8, 500 + 150 * share ** 0.8];
  const wobble = Math.sin(Math.PI * share) * 0.055;
  const points = Array.from({ length: 26 }, (_, step) => {
    const angle = (step / 26) * Math.PI * 2;
    const stray =
      Math.sin(2 * angle + 1 + share * 1.8) * wobble +
      Math.sin(3 * angle + 4 - share * 2.6) * wobble * 0.8 +
      Math.sin(5 * angle + share * 5) * wobble * 0.35;
    return pointOnCircle(summit, radius * (1 + stray), angle);
  });
  return smoothRingPath(points);
}

/** A cornea with a cone, mapped like a mountain: each line is one step steeper. */
export function corneaContoursCover(): string {
  const c = coverColours;
  const bands = steepness.map((fill, index) => path(contour(index), { fill }));
  const fine = tickRing({ inner: 430, outer: 444, count: 180, thickness: 1.6 });
  const coarse = tickRing({ inner: 430, outer: 456, count: 36, thickness: 2.6 });
  const definitions = radialGradient(
    "dusk",
    [
      { at: 0, color: "#0f5560" },
      { at: 1, color: c.night },
    ],
    { cx: 800, cy: 500, r: 940 },
  );
  const shadow = radialGradient(
    "shade",
    [
      { at: 0.55, color: c.night, opacity: 0 },
      { at: 1, color: c.night, opacity: 0.45 },
    ],
    { cx: 760, cy: 440, r: 500 },
  );
  const dial = [fine, coarse].map((ring) =>
    circle(800, 500, ring.radius, {
      stroke: c.auroraHigh,
      "stroke-width": ring.length,
      "stroke-dasharray": ring.dashes,
      "stroke-dashoffset": ring.offset,
      opacity: 0.7,
    }),
  );
  return coverSvg(
    definitions + shadow,
    ground(coverSize.width, coverSize.height, "url(#dusk)") +
      meridians() +
      dial.join("") +
      group({ stroke: "#fff8e6", "stroke-opacity": 0.5, "stroke-width": 1.6 }, bands.join("")) +
      circle(800, 500, 412, { fill: "url(#shade)" }),
  );
}

/** Faint lines of the instrument, through the middle to the picture's edges. */
function meridians(): string {
  const lines = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const [fromX, fromY] = pointOnCircle([800, 500], 476, angle);
    const [toX, toY] = pointOnCircle([800, 500], 1000, angle);
    return `M${fromX.toFixed(0)} ${fromY.toFixed(0)}L${toX.toFixed(0)} ${toY.toFixed(0)}`;
  });
  return path(lines.join(""), {
    stroke: coverColours.auroraHigh,
    "stroke-width": 1.4,
    opacity: 0.22,
  });
}
