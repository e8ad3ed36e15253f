import type { Point } from "../strokes/polyline.ts";
import { project } from "./map-projection.ts";

/*
 * Oman by hand, as degrees east and north: an illustration that makes no claim about borders.
 */

// biome-ignore format: one row of the table per stretch of coast.
const mainland: readonly Point[] = [
  [56.38, 24.93], [56.62, 24.52], [56.85, 24.24], [57.2, 23.96], [57.6, 23.78], [58.14, 23.74],
  [58.42, 23.64], [58.62, 23.66], [58.78, 23.5], [59, 23.22], [59.2, 22.98], [59.42, 22.72],
  [59.66, 22.58], [59.83, 22.5], [59.79, 22.2], [59.6, 21.86], [59.42, 21.6], [59.22, 21.38],
  [58.86, 21.1], [58.68, 20.82], [58.56, 20.42], [58.3, 20.42], [58.1, 20.56], [57.96, 20.42],
  [57.84, 20.2], [57.72, 19.86], [57.68, 19.5], [57.78, 19.04], [57.6, 18.94], [57.2, 18.94],
  [56.9, 18.78], [56.62, 18.56], [56.55, 18.2], [56.36, 17.94], [56, 17.92], [55.66, 17.87],
  [55.34, 17.64], [55.24, 17.4], [55.02, 17.06], [54.78, 16.96], [54.4, 17.02], [54.1, 16.98],
  [53.8, 16.88], [53.54, 16.72], [53.1, 16.65], [52.78, 17.35], [52, 19], [55, 20], [55.67, 22],
  [55.21, 22.71], [55.24, 23.11], [55.53, 23.53], [55.53, 23.93], [55.98, 24.13], [55.8, 24.27],
  [55.89, 24.92],
];
// biome-ignore format: as above.
const musandam: readonly Point[] = [
  [56.08, 26.05], [56.2, 26.22], [56.36, 26.39], [56.5, 26.32], [56.44, 26.12], [56.42, 25.9],
  [56.3, 25.68], [56.16, 25.82],
];
// biome-ignore format: as above.
const masirah: readonly Point[] = [
  [58.95, 20.66], [58.9, 20.44], [58.72, 20.16], [58.64, 20.22], [58.72, 20.46], [58.84, 20.64],
];

/** The outline of the mainland, Musandam and Masirah on the map. */
export function omanCoastPath(): string {
  return [mainland, musandam, masirah]
    .map((ring) => cutCorners(cutCorners(ring)).map(([x, y]) => project(x, y)))
    .map((ring) => closedPath(withoutStraightPoints(ring)))
    .join("");
}

/** A ring without the points that lie within 1.5 units, less than a pixel, of the line between those that stay. */
function withoutStraightPoints(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  let left: Point[] = [];
  for (const [index, point] of ring.entries()) {
    left.push(point);
    const last = kept.at(-1);
    const next = ring[index + 1];
    if (last && next && left.every((one) => distanceFromLine(one, last, next) < 1.5)) continue;
    kept.push(point);
    left = [];
  }
  return kept;
}

function distanceFromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** A ring as whole steps from point to point: half the bytes of absolute positions, and the map is in the page. */
function closedPath(ring: readonly Point[]): string {
  const whole = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = whole.map(([x, y], index) => {
    const [fromX, fromY] = whole[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  const [start, ...others] = steps;
  return `M${start}l${others.join(" ").replaceAll(" -", "-")}Z`;
}

/** A ring with each corner replaced by two points near it (Chaikin): twice makes a calm coast. */
function cutCorners(ring: readonly Point[]): Point[] {
  return ring.flatMap((from, index): Point[] => {
    // The ring closes, so every point has one after it.
    const to = ring[(index + 1) % ring.length] as Point;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
