import { khatamStarPath } from "./strokes/khatam.ts";
import { circle, path, svgDocument } from "./strokes/svg-markup.ts";
import { tickRing } from "./strokes/ticks.ts";

/** The mark in a box of 48 units: an iris ring and its fibres, whose pupil is a khatam star. */
export const brandMarkShape = {
  ring: "M24 1a23 23 0 1 1 0 46 23 23 0 0 1 0-46Zm0 3.4a19.6 19.6 0 1 0 0 39.2 19.6 19.6 0 0 0 0-39.2Z",
  fibres: tickRing({ inner: 15.6, outer: 18.4, count: 40, thickness: 1.15 }),
  star: khatamStarPath([24, 24], 13),
};

/** The mark as a file (the browser tab's icon), in the colours it has on paper. */
export function brandMarkSvg(): string {
  const { ring, fibres, star } = brandMarkShape;
  return svgDocument(
    { width: 48, height: 48 },
    // A paper ground keeps the mark readable on a dark browser tab.
    circle(24, 24, 21, { fill: "#fbf9f4" }) +
      path(ring, { fill: "#0a5c5c", "fill-rule": "evenodd" }) +
      circle(24, 24, fibres.radius, {
        stroke: "#14a38b",
        "stroke-width": fibres.length,
        "stroke-dasharray": fibres.dashes,
        "stroke-dashoffset": String(fibres.offset),
      }) +
      path(star, { fill: "#c97f1c" }),
  );
}
