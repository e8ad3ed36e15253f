import { type Point, pointOnCircle } from "../../app/illustrations/svg/polyline.ts";
import type { Skeleton } from "./numeral-skeletons.ts";

/** The centre line of a Landolt ring with a gap at three o'clock, a fifth of the circle wide. */
export function landoltSkeleton(center: Point, radius: number): Skeleton {
  const ring = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (-36 - (288 * index) / 48) * (Math.PI / 180);
    return pointOnCircle(center, radius, angle);
  });
  return [ring];
}
