import { type Point, pointOnCircle } from "../strokes/polyline.ts";
import { circle, ground, linearGradient, path, radialGradient } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { tickRing } from "../strokes/ticks.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** A row of the chart: its height on the page, the size of its rings, where their gaps point (degrees). */
interface ChartRow {
  y: number;
  size: number;
  gaps: readonly number[];
}

const rows: readonly ChartRow[] = [
  { y: 282, size: 190, gaps: [0] },
  { y: 478, size: 118, gaps: [270, 180] },
  { y: 610, size: 76, gaps: [90, 0, 180] },
  { y: 704, size: 50, gaps: [0, 270, 90, 180] },
  { y: 772, size: 33, gaps: [180, 90, 0, 270, 0] },
];

/** A Landolt ring: stroke and gap are a fifth of its size, as eye charts demand. */
function landoltPath(center: Point, size: number, gapDegrees: number): string {
  const stroke = size / 5;
  const outer = size / 2;
  const inner = outer - stroke;
  const turn = (gapDegrees * Math.PI) / 180;
  const at = (radius: number, side: 1 | -1): string => {
    // The gap has parallel sides: the same width at both radii means a different angle at each.
    const angle = turn + side * Math.asin(stroke / 2 / radius);
    return pointOnCircle(center, radius, angle)
      .map((value) => svgNumber(value, 1))
      .join(" ");
  };
  return (
    `M${at(outer, 1)}A${outer} ${outer} 0 1 1 ${at(outer, -1)}` +
    `L${at(inner, -1)}A${inner} ${inner} 0 1 0 ${at(inner, 1)}Z`
  );
}

function rowPath({ y, size, gaps }: ChartRow): string {
  const pitch = size * 1.62;
  return gaps
    .map((gap, index) => landoltPath([800 + (index - (gaps.length - 1) / 2) * pitch, y], size, gap))
    .join("");
}

/** A darkened room, a disc of warm light, and rings that grow smaller row by row. */
export function firstExaminationCover(): string {
  const c = coverColours;
  const dial = tickRing({ inner: 394, outer: 414, count: 72, thickness: 2.4 });
  const definitions =
    linearGradient("room", [
      { at: 0, color: "#04191d" },
      { at: 1, color: "#0d434b" },
    ]) +
    radialGradient(
      "halo",
      [
        { at: 0, color: "#f7e3b5", opacity: 0.5 },
        { at: 0.52, color: "#e9b864", opacity: 0.3 },
        { at: 1, color: c.aurora, opacity: 0 },
      ],
      { cx: 800, cy: 500, r: 820 },
    ) +
    radialGradient(
      "light",
      [
        { at: 0, color: "#fffdf6" },
        { at: 0.7, color: "#fdf3da" },
        { at: 1, color: "#f3d79c" },
      ],
      { cx: 800, cy: 470, r: 400 },
    );
  const read = rows.slice(0, 3).map(rowPath).join("");
  const beyond = rows.slice(3).map(rowPath).join("");
  return coverSvg(
    definitions,
    ground(coverSize.width, coverSize.height, "url(#room)") +
      ground(coverSize.width, coverSize.height, "url(#halo)") +
      circle(800, 500, dial.radius, {
        stroke: c.amberHigh,
        "stroke-width": dial.length,
        "stroke-dasharray": dial.dashes,
        opacity: 0.75,
      }) +
      circle(800, 500, 376, { fill: "url(#light)" }) +
      path(read, { fill: c.ink }) +
      path(beyond, { fill: c.teal, opacity: 0.85 }),
  );
}
