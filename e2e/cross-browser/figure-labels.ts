import type { Evaluator } from "./engine-page.ts";

/** The words that a drawing is labelled with, and where their middle stands in it, in CSS pixels from its left and top. */
export interface FigureLabel {
  words: string;
  x: number;
  y: number;
}

/** Every visible label of every drawing, in the order of the page. */
export function readFigureLabels(page: Evaluator): Promise<FigureLabel[]> {
  return page.evaluate(() => {
    return (
      [...document.querySelectorAll("svg text")]
        // What is defined for use elsewhere has no place of its own.
        .filter((label) => !label.closest("defs, symbol, mask, clipPath, pattern"))
        // In a part of a drawing that is not shown Chromium calls a text visible all the same; it has no width.
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

/** What is labelled otherwise than expected: other words, or the same ones in another place. */
export function listMovedLabels(
  labels: readonly FigureLabel[],
  expected: readonly FigureLabel[],
): string[] {
  const moved = expected.flatMap(({ words, x, y }, index) => {
    const label = labels[index];
    // Engines measure glyphs to other fractions, and the box of a text to other heights.
    if (label?.words === words && Math.abs(label.x - x) < 6 && Math.abs(label.y - y) < 6) return [];
    const place = label ? `${label.words} at ${label.x}, ${label.y}` : "missing";
    return [`${words} at ${x}, ${y} is ${place}`];
  });
  return labels.length > expected.length ? [...moved, "more labels than expected"] : moved;
}
