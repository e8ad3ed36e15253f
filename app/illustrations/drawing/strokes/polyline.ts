import { svgNumber } from "./svg-number.ts";

/** A place in a drawing's own units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** The point at `radius` and `angle` (radians, clockwise from three o'clock) around a centre. */
export function pointOnCircle([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Neighbouring points in pairs: a line of n points has n - 1 segments. */
export function segments(points: readonly Point[]): (readonly [from: Point, to: Point])[] {
  // slice(1) starts at the second point, so the one before it always exists.
  return points.slice(1).map((to, index) => [points[index] as Point, to]);
}

/** An open path "M… L…" through the points. */
export function linePath(points: readonly Point[], decimals = 0): string {
  const pairs = points.map(([x, y]) => `${svgNumber(x, decimals)} ${svgNumber(y, decimals)}`);
  return `M${pairs.join("L")}`;
}

/** The area under a line that runs from start to end, closed along the drawing's `bottom`. */
export function areaPath(points: readonly Point[], bottom: number): string {
  return `${linePath(points)}V${bottom}H${svgNumber(points[0]?.[0] ?? 0)}Z`;
}

/**
 * A closed curve through the points, smooth at each of them (Catmull-Rom turned into Béziers).
 * Serves rings, contours and drops.
 */
export function smoothRingPath(points: readonly Point[], decimals = 0): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] as Point;
  const write = ([x, y]: Point): string => `${svgNumber(x, decimals)} ${svgNumber(y, decimals)}`;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${write(leave)} ${write(arrive)} ${write(to)}`;
  });
  return `M${write(at(0))}${curves.join("")}Z`;
}
