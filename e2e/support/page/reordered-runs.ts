import type { Page } from "@playwright/test";

/**
 * Lists the runs of text that the bidirectional algorithm has reordered. Latin words, phone numbers, codes and signed
 * numbers must read from left to right on every page, Arabic words from right to left (REQ-TYPE-3).
 */
export function reorderedRuns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [
      // A plus or minus sign belongs to the digits after it. With Arabic digits it is on their left, and so is the
      // percent sign, which is read after them (REQ-TYPE-8).
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
        // The tolerance is half a pixel, because a vowel mark has no width.
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
