import type { Page } from "@playwright/test";

/**
 * Share of the viewport's width that a word may take and must still be on one line. A longer word may be broken: in
 * double size some do not fit a phone.
 */
const widthShare = 1 / 3;

/** Lists the words that continue on the next line without a hyphen, although they would fit a third of the viewport. */
export function brokenWords(page: Page, root = "body"): Promise<string[]> {
  return page.evaluate(
    ([start, share]) => {
      const found: string[] = [];
      const isHidden = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath.startsWith("inset(50%") ||
          isHidden(element.parentElement));
      const walker = document.createTreeWalker(
        document.querySelector(start) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? "";
        if (!text.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest("script, style, svg, [contenteditable]") || isHidden(element)) continue;
        // A line may end after a hyphen, a dash, a slash and the signs of an address. A number and its unit, which a
        // no-break space joins, are one word.
        for (const { index, 0: word } of text.matchAll(
          /[^ \t\n\u200b\u00ad\u2013\u2014/@.:?&=-]+/g,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const lines = new Set(boxes.map(({ top, height }) => Math.round(top + height / 2)));
          const width = boxes.reduce((sum, box) => sum + box.width, 0);
          if (lines.size > 1 && width <= innerWidth * share)
            found.push(`${word} in ${element.localName}.${element.className}`);
        }
      }
      return [...new Set(found)];
    },
    [root, widthShare] as const,
  );
}
