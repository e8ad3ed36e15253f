import { type Point, segments } from "../strokes/polyline.ts";
import { bell, between, type Random } from "../strokes/random.ts";

/** A ridge line grown from nothing. */
interface RidgeOptions {
  /** its mean height, and how far summits and saddles may stray from it */
  y: number;
  amplitude: number;
  /** 0 to 1: how much of that straying remains at each finer step */
  roughness: number;
  width: number;
}

/** A ridge line by midpoint displacement: 65 points from x = 0 to `width`. */
export function ridgeLine(random: Random, options: RidgeOptions): Point[] {
  const { y, amplitude, roughness, width } = options;
  let line: Point[] = [
    [0, y + bell(random) * amplitude * 0.4],
    [width, y + bell(random) * amplitude * 0.4],
  ];
  let stray = amplitude;
  for (let step = 0; step < 6; step++) {
    line = subdivide(line, ([ax, ay], [bx, by]) => [
      (ax + bx) / 2,
      (ay + by) / 2 + bell(random) * stray,
    ]);
    stray *= roughness;
  }
  return line;
}

/**
 * A mountain range through chosen summits and saddles, roughened so that no slope is straight.
 *
 * @param jag how rough: the straying of a new point as a share of its segment's length
 */
export function rangeLine(random: Random, summits: readonly Point[], jag: number): Point[] {
  let line = [...summits];
  for (let step = 0; step < 3; step++) {
    line = subdivide(line, ([ax, ay], [bx, by]) => {
      const length = Math.hypot(bx - ax, by - ay);
      const x = ax + (bx - ax) * between(random, 0.4, 0.6);
      return [x, (ay + by) / 2 + bell(random) * length * jag];
    });
  }
  return line;
}

function subdivide(line: readonly Point[], between: (from: Point, to: Point) => Point): Point[] {
  const last = line.slice(-1);
  return [...segments(line).flatMap(([from, to]) => [from, between(from, to)]), ...last];
}
