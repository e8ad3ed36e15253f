import type { Evaluator } from "./engine-page.ts";

/** A label of an illustration, and its centre, in CSS pixels from the left and top of the illustration. */
export interface FigureLabel {
  words: string;
  x: number;
  y: number;
}

/** Reads the visible labels of all illustrations, in document order. */
export function readFigureLabels(page: Evaluator): Promise<FigureLabel[]> {
  return page.evaluate(() => {
    return (
      [...document.querySelectorAll("svg text")]
        // Definitions have no position.
        .filter((label) => !label.closest("defs, symbol, mask, clipPath, pattern"))
        // In a hidden part of an SVG element `checkVisibility` returns true in Chromium, but the text has no width.
        .filter((label) => label.getBoundingClientRect().width > 0)
        .filter((label) => label.checkVisibility({ visibilityProperty: true }))
        .map((label) => {
          const box = label.getBoundingClientRect();
          const drawing = label.closest("svg")?.getBoundingClientRect() ?? new DOMRect();
          return {
            words: label.textContent ?? "",
            x: (box.left + box.right) / 2 - drawing.left,
            y: (box.top + box.bottom) / 2 - drawing.top,
          };
        })
    );
  });
}

/** Lists labels with another text or position than expected. */
export function listMovedLabels(
  labels: readonly FigureLabel[],
  expected: readonly FigureLabel[],
): string[] {
  const moved = expected.flatMap(({ words, x, y }, index) => {
    const label = labels[index];
    // Engines measure glyphs and text boxes differently.
    if (label?.words === words && Math.abs(label.x - x) < 6 && Math.abs(label.y - y) < 6) return [];
    const position = label ? `${label.words} at ${label.x}, ${label.y}` : "missing";
    return [`${words} at ${x}, ${y} is ${position}`];
  });
  return labels.length > expected.length ? [...moved, "more labels than expected"] : moved;
}
