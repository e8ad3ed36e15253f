import { linePath, type Point, pointOnCircle } from "./polyline.ts";
import { path, svgDocument } from "./svg-markup.ts";

/** The notches of an eight-pointed khatam star lie at this share of its radius. */
const notch = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** The corners of a khatam star (two squares, one turned by 45 degrees): eight tips, eight notches. */
export function khatamCorners(center: Point, radius: number, turn = 0): Point[] {
  return Array.from({ length: 16 }, (_, index) =>
    pointOnCircle(center, index % 2 === 0 ? radius : radius * notch, (index * Math.PI) / 8 + turn),
  );
}

/** The outline of a khatam star; `turn` in radians. */
export function khatamStarPath(center: Point, radius: number, turn = 0): string {
  return `${linePath(khatamCorners(center, radius, turn), 2)}Z`;
}

/** One tile of the star-and-cross pattern: it meets itself on all four sides. */
export function khatamTilePath(size: number): string {
  const half = size / 2;
  const center: Point = [half, half];
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    // .383 of the half width is a notch of the inner star: the spoke ends exactly on it.
    return linePath(
      [pointOnCircle(center, half, angle), pointOnCircle(center, half * 0.383, angle)],
      2,
    );
  });
  return (
    khatamStarPath(center, half) + khatamStarPath(center, half * 0.5, Math.PI / 8) + spokes.join("")
  );
}

/** The pattern tile as a file, black on nothing: a mask that a colour token shines through. */
export function khatamSvg(size: number): string {
  return svgDocument({ width: size, height: size }, path(khatamTilePath(size), { stroke: "#000" }));
}
