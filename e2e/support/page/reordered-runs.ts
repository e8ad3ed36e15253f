import type { Page } from "@playwright/test";

/**
 * Runs of text that the browser has reordered: Latin words, phones, codes and signed numbers must stand from left to
 * right on every page, Arabic words from right to left (REQ-TYPE-3). Empty when all keep their order.
 */
export function reorderedRuns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [
      // A plus or minus belongs to the digits after it; in Arabic figures it stands on their left, and so does the percent
      // sign, which is read after them (REQ-TYPE-8).
      { run: /[+−-]?[A-Za-z0-9](?:[A-Za-z0-9 .,:+%/@&_'’−–-]*[A-Za-z0-9%+])?/g, step: 1 },
      { run: /[+−][٠-٩][٠-٩٬٫]*/g, step: 1 },
      { run: /[٠-٩]٪/g, step: -1 },
      { run: /[\u0620-\u064A]{2,}/g, step: -1 },
    ];
    const found: string[] = [];
    const boxOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const isReordered = (node: Node, start: number, end: number, step: number) => {
      let before = boxOf(node, start);
      for (let at = start + 1; at < end; at += 1) {
        const box = boxOf(node, at);
        const sameLine = Math.abs(box.top - before.top) < box.height / 2;
        // Half a pixel: a vowel mark has no width of its own.
        if (sameLine && (box.left - before.left) * step < -0.5) return true;
        before = box;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const text = node.textContent ?? "";
      for (const { run, step } of rules) {
        for (const match of text.matchAll(run)) {
          const end = match.index + match[0].length;
          if (isReordered(node, match.index, end, step)) found.push(`${match[0]} in ${text}`);
        }
      }
    }
    return found;
  });
}
