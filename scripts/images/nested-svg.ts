import { element } from "../../app/illustrations/svg/svg-markup.ts";

/** An SVG document as a nested `<svg>` of another one. It fills its box, and the rest is cut off. */
export function nestedSvg(
  svg: string,
  box: { x: number; y: number; width: number; height: number },
): string {
  const inside = element("svg", { ...box, preserveAspectRatio: "xMidYMid slice" }, " ");
  const attributes = inside.slice("<svg".length, inside.indexOf(">"));
  return svg
    .trim()
    .replace(/ (width|height)="[^"]*"/, "")
    .replace(/ (width|height)="[^"]*"/, "")
    .replace(' preserveAspectRatio="xMidYMid slice"', "")
    .replace("<svg", `<svg${attributes}`);
}
