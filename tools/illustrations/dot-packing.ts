import type { Point } from "../../app/illustrations/svg/polyline.ts";
import { between, type Random } from "../../app/illustrations/svg/random.ts";

/** Where dots may lie and how they are thrown. */
interface PackingOptions {
  width: number;
  height: number;
  /** radii tried, the largest first */
  radii: readonly number[];
  /** throws for the largest radius on 600 by 600 units; smaller radii get more */
  throws: number;
  /** false refuses a dot at this place */
  accepts: (center: Point, radius: number) => boolean;
  /** called for each dot that found room */
  place: (center: Point, radius: number) => void;
}

/** Dots keep at least this distance. */
const gap = 1.6;

/** Packs dots by throwing darts, large radii first, so that small dots fill what is left. */
export function packDots(random: Random, options: PackingOptions): void {
  const { width, height, radii, throws, accepts, place } = options;
  const room = roomFinder((radii[0] ?? 0) * 2 + gap);
  for (const [step, radius] of radii.entries()) {
    const darts = Math.round(throws * (1 + step * 1.1) * ((width * height) / 360000));
    for (let dart = 0; dart < darts; dart++) {
      const center: Point = [
        between(random, radius, width - radius),
        between(random, radius, height - radius),
      ];
      if (!accepts(center, radius) || !room.isFree(center, radius)) continue;
      room.take(center, radius);
      place(center, radius);
    }
  }
}

/** Finds collisions through a uniform grid, so that packing stays linear in the number of dots. */
function roomFinder(cell: number) {
  const taken = new Map<string, { center: Point; radius: number }[]>();
  const column = (value: number): number => Math.floor(value / cell);
  const isFree = ([x, y]: Point, radius: number): boolean => {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const dots = taken.get(`${column(x) + dx},${column(y) + dy}`) ?? [];
        for (const dot of dots) {
          const distance = Math.hypot(dot.center[0] - x, dot.center[1] - y);
          if (distance < dot.radius + radius + gap) return false;
        }
      }
    }
    return true;
  };
  const take = (center: Point, radius: number): void => {
    const key = `${column(center[0])},${column(center[1])}`;
    const dots = taken.get(key);
    if (dots) dots.push({ center, radius });
    else taken.set(key, [{ center, radius }]);
  };
  return { isFree, take };
}
