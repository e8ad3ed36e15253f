import { type Point, pointOnCircle } from "../../app/illustrations/svg/polyline.ts";
import type { Skeleton } from "./numeral-skeletons.ts";

/** The middle line of a Landolt ring that is open at three o'clock, over a fifth of the circle. */
export function landoltSkeleton(center: Point, radius: number): Skeleton {
  const ring = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (-36 - (288 * index) / 48) * (Math.PI / 180);
    return pointOnCircle(center, radius, angle);
  });
  return [ring];
}
