import type { Page } from "@playwright/test";

/** A word with marks above marks and below letters (REQ-TYPE-5). */
const probeWord = "اللَّٰهُ إِعْتِنَاءٌ";

/**
 * Lists the Arabic texts of the page in whose place a fully vowelled word does not fit: a button or heading is too low,
 * or an ancestor clips the ink.
 */
export function clippedVowelMarks(page: Page): Promise<string[]> {
  return page.evaluate((word) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("The browser has no canvas to measure with");
    const found = new Set<string>();
    const isClipped = (element: Element) =>
      getComputedStyle(element).position === "absolute" &&
      getComputedStyle(element).clipPath.startsWith("inset(50%");
    /** Returns top and bottom of the ink of the word in `element`, which contains nothing else. */
    const inkIn = (element: Element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const ink = context.measureText(word);
      const range = document.createRange();
      range.selectNodeContents(element);
      const baseline = range.getBoundingClientRect().top + ink.fontBoundingBoxAscent;
      return {
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      };
    };
    const measure = (element: Element) => {
      const { top, bottom } = inkIn(element);
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const box = ancestor.getBoundingClientRect();
        const { overflowY } = getComputedStyle(ancestor);
        const cuts = overflowY === "hidden" || overflowY === "clip";
        if (cuts && (top < box.top - 1 || bottom > box.bottom + 1)) {
          found.add(`${element.localName}.${element.className} cut by ${ancestor.className}`);
        }
        const holds = /^(h[1-6]|button|summary)$/.test(ancestor.localName);
        if (holds && ancestor.scrollHeight > ancestor.clientHeight + 1) {
          found.add(`${ancestor.localName}.${ancestor.className} is too low`);
        }
        if (overflowY === "auto" || overflowY === "scroll") return;
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && /[ء-ي]/.test(node.data)) textNodes.push(node);
    }
    for (const text of textNodes) {
      const element = text.parentElement;
      const alone = element?.childNodes.length === 1 && !element.closest("svg, script");
      if (!alone || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (isClipped(element) || element.closest("[lang]")?.getAttribute("lang") !== "ar") continue;
      const before = text.data;
      text.data = word;
      measure(element);
      text.data = before;
    }
    return [...found];
  }, probeWord);
}
