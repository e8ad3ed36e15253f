import type { Point } from "../../app/illustrations/svg/polyline.ts";
import { between, type Random } from "../../app/illustrations/svg/random.ts";

/** The area, the sizes and the number of dots. */
interface PackingOptions {
  width: number;
  height: number;
  /** The radii from the largest to the smallest. */
  radii: readonly number[];
  /** Random positions to try for the largest radius on 600 by 600 units; smaller radii get more. */
  attempts: number;
  /** Returns false to reject a dot. */
  accepts: (center: Point, radius: number) => boolean;
  /** Called for each placed dot. */
  place: (center: Point, radius: number) => void;
}

/** The minimum distance between dots. */
const gap = 1.6;

/**
 * Places dots at random positions without overlap (dart throwing). Large radii come first, and small dots fill the
 * gaps.
 */
export function packDots(random: Random, options: PackingOptions): void {
  const { width, height, radii, attempts, accepts, place } = options;
  const grid = createCollisionGrid((radii[0] ?? 0) * 2 + gap);
  for (const [step, radius] of radii.entries()) {
    const darts = Math.round(attempts * (1 + step * 1.1) * ((width * height) / 360000));
    for (let dart = 0; dart < darts; dart++) {
      const center: Point = [
        between(random, radius, width - radius),
        between(random, radius, height - radius),
      ];
      if (!accepts(center, radius) || !grid.isFree(center, radius)) continue;
      grid.add(center, radius);
      place(center, radius);
    }
  }
}

/** A uniform grid for collision tests, which makes packing linear in the number of dots. */
function createCollisionGrid(cell: number) {
  const cells = new Map<string, { center: Point; radius: number }[]>();
  const column = (value: number): number => Math.floor(value / cell);
  const isFree = ([x, y]: Point, radius: number): boolean => {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const dots = cells.get(`${column(x) + dx},${column(y) + dy}`) ?? [];
        for (const dot of dots) {
          const distance = Math.hypot(dot.center[0] - x, dot.center[1] - y);
          if (distance < dot.radius + radius + gap) return false;
        }
      }
    }
    return true;
  };
  const add = (center: Point, radius: number): void => {
    const key = `${column(center[0])},${column(center[1])}`;
    const dots = cells.get(key);
    if (dots) dots.push({ center, radius });
    else cells.set(key, [{ center, radius }]);
  };
  return { isFree, add };
}
