import { linePath, type Point, pointOnCircle } from "../svg/polyline.ts";

/** The distance of the notches of an eight-pointed khatam star from its centre, as a share of its radius. */
const notch = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** The outline of a khatam star: two squares, one rotated by 45 degrees, which make eight tips and eight notches. */
export function khatamStarPath(center: Point, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, index) =>
    pointOnCircle(center, index % 2 === 0 ? radius : radius * notch, (index * Math.PI) / 8),
  );
  return `${linePath(corners, 2)}Z`;
}
