import type { Evaluator } from "./engine-page.ts";

/** A line of text with digits or Latin letters. */
export interface TextLine {
  /** The text in logical order. */
  written: string;
  /** Arabic words and all other characters in visual order, from left to right. */
  visual: string;
}

/**
 * Reads the visual order of every block with digits or Latin letters, in document order. Each block is made one line,
 * because engines break lines at different words. The lines stay unbroken afterwards.
 */
export function readVisualOrder(page: Evaluator): Promise<TextLine[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { white-space: nowrap !important; content-visibility: visible !important }",
    );
    document.adoptedStyleSheets = [sheet];
    const blockOf = (node: Node) => {
      let block = node.parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
        block = block.parentElement;
      }
      return block ?? document.body;
    };
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (!node.textContent?.trim() || element.closest("script, style, noscript, svg")) continue;
      const block = blockOf(node);
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    const found: TextLine[] = [];
    for (const nodes of blocks.values()) {
      const written = nodes
        .map(({ data }) => data)
        .join("")
        .replace(/\s+/g, " ")
        .trim();
      if (!/[A-Za-z0-9٠-٩]/.test(written)) continue;
      const units = nodes.flatMap((node) =>
        [...node.data.matchAll(/[\u0620-\u065F\u0670]+|\S/gu)].map((match) => {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          // WebKit adds a box without width where the direction changes.
          const boxes = [...range.getClientRects()];
          const box = boxes.find(({ width }) => width > 0) ?? boxes[0] ?? new DOMRect();
          const { left, right, top, bottom } = box;
          return { unit: match[0], middle: (left + right) / 2, top, bottom };
        }),
      );
      // After a line break the next line starts below the previous one.
      let line = 0;
      let floor = Number.NEGATIVE_INFINITY;
      const placed = units.map(({ unit, middle, top, bottom }) => {
        if (top >= floor) line += 1;
        floor = top >= floor ? bottom : Math.max(floor, bottom);
        return { unit, middle, line };
      });
      placed.sort((one, other) => one.line - other.line || one.middle - other.middle);
      found.push({ written, visual: placed.map(({ unit }) => unit).join(" ") });
    }
    return found;
  });
}
