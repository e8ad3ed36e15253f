import { svgNumber } from "../strokes/svg-number.ts";

/** A battlement: `count` merlons over the given width, standing on y. */
export function crenellation(
  x: number,
  y: number,
  width: number,
  count: number,
  height = 12,
): string {
  const merlon = svgNumber(width / (count * 2 - 1), 1);
  const teeth = Array.from({ length: count }, () => `v-${height}h${merlon}v${height}`);
  return `M${x} ${y}${teeth.join(`h${merlon}`)}Z`;
}

/** A pointed opening whose sill begins at x, y. */
function pointedOpening(x: number, y: number, width: number, height: number): string {
  const half = svgNumber(width / 2);
  const shoulder = svgNumber(height * 0.55);
  return (
    `M${x} ${y}v-${shoulder}q0 ${svgNumber(-height * 0.28)} ${half} ${svgNumber(-height * 0.45)}` +
    `q${half} ${svgNumber(height * 0.17)} ${half} ${svgNumber(height * 0.45)}v${shoulder}Z`
  );
}

/** Several pointed openings as one path. */
export function openings(
  list: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  return list.map((opening) => pointedOpening(...opening)).join("");
}
