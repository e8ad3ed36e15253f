import { closingCurtain } from "./aurora-curtain.ts";
import { closingLand, closingSize } from "./page-land.ts";
import { element, group, linearGradient, path, svgDocument } from "./svg-markup.ts";

/** The two ranges, far to near: their body, and the hatching of their shadow side. The near one has the footer's colour. */
const inks = [
  { land: "#0d464c", hatching: "#56a99a", opacity: 0.32 },
  { land: "#06232a", hatching: "#2c6a6c", opacity: 0.6 },
];

/** The night sky of the closing band, 1600 by 600 units: an aurora whose light grows towards its foot. */
export function closingSkySvg(): string {
  const { near, far, top, foot, strokeWidth } = closingCurtain();
  const stops = [
    { at: 0, color: "#3fd0a5", opacity: 0 },
    { at: 0.6, color: "#3fd0a5", opacity: 0.6 },
    { at: 1, color: "#baf5dc" },
  ];
  const light = { gradientUnits: "userSpaceOnUse", x1: 0, y1: top, x2: 0, y2: foot };
  return svgDocument(
    { width: 1600, height: 600 },
    element("defs", {}, linearGradient("light", stops, light)) +
      group(
        { stroke: "url(#light)" },
        path(near, { "stroke-width": strokeWidth }) + path(far, { opacity: 0.65 }),
      ),
  );
}

/** The night mountains of the closing band, 1600 by 340 units. */
export function closingLandSvg(): string {
  const layers = closingLand().map(({ land, hatching }, index) => {
    const ink = inks[index];
    const strokes = {
      stroke: ink?.hatching ?? "",
      "stroke-width": 1.2,
      opacity: ink?.opacity ?? 1,
    };
    return path(land, { fill: ink?.land ?? "" }) + path(hatching, strokes);
  });
  return svgDocument(closingSize, layers.join(""));
}
