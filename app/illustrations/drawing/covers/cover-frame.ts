import { element, svgDocument } from "../strokes/svg-markup.ts";

/**
 * Covers are 1600 by 1000 units. Pages crop them to 2:1 (y 100 to 900 stays) and almost to a square
 * (x 300 to 1300 stays), so the heart of each picture lies within those bounds.
 */
export const coverSize = { width: 1600, height: 1000 };

/** A cover as a standalone file: its gradients and clips, then its picture. */
export function coverSvg(definitions: string, picture: string): string {
  return svgDocument(coverSize, element("defs", {}, definitions) + picture, {
    preserveAspectRatio: "xMidYMid slice",
  });
}
