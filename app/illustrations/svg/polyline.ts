import { svgNumber } from "./svg-number.ts";

/** A point in the units of an illustration; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** The point at `radius` and `angle` (radians, clockwise from three o'clock) around a centre. */
export function pointOnCircle([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** The segments of a line: n points make n - 1 of them. */
export function segments(points: readonly Point[]): (readonly [from: Point, to: Point])[] {
  // slice(1) starts at the second point, so the point before it always exists.
  return points.slice(1).map((to, index) => [points[index] as Point, to]);
}

/** An open path "M… L…" through the points, in whole units. */
export function linePath(points: readonly Point[]): string {
  const pairs = points.map(([x, y]) => `${svgNumber(x)} ${svgNumber(y)}`);
  return `M${pairs.join("L")}`;
}
