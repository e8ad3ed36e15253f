import type { Page } from "@playwright/test";
import type { PageText } from "./page-texts.ts";

/** Share of a line's height that may be clipped or overlapped: the space above and below the letters. */
const lineTolerance = 0.25;

/** Measures how far the page can be scrolled horizontally, in CSS pixels. */
export function horizontalOverflow(page: Pick<Page, "evaluate">): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth, document.body.scrollWidth - clientWidth);
  });
}

/** Lists the texts that the viewport or an ancestor without scroll bars clips. */
export function clippedTexts(page: Page, root = "body"): Promise<string[]> {
  return page.evaluate(
    ([start, tolerance]) => {
      const found: string[] = [];
      interface BoxStyle {
        hidden: boolean;
        overflowX: string;
        overflowY: string;
        box: DOMRect;
      }
      /** Cache of the ancestors, which texts share. */
      const known = new Map<Element, BoxStyle>();
      const boxStyleOf = (element: Element): BoxStyle => {
        const before = known.get(element);
        if (before) return before;
        const { clipPath, position, overflowX, overflowY } = getComputedStyle(element);
        const covered = position === "absolute" && clipPath.startsWith("inset(50%");
        const outer = element.parentElement;
        const hidden = covered || (outer !== null && boxStyleOf(outer).hidden);
        const boxStyle = { hidden, overflowX, overflowY, box: element.getBoundingClientRect() };
        known.set(element, boxStyle);
        return boxStyle;
      };
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const clippedBy = (line: DOMRect, from: Element) => {
        for (let element: Element | null = from; element; element = element.parentElement) {
          const { overflowX, overflowY, box } = boxStyleOf(element);
          const { left, right, top, bottom } = box;
          if (clips(overflowX) && (line.left < left - 1 || line.right > right + 1)) return element;
          const allowed = line.height * tolerance;
          if (clips(overflowY) && (line.top + allowed < top || line.bottom - allowed > bottom)) {
            return element;
          }
          if (!clips(overflowX) && overflowX !== "visible") return null;
        }
        const { clientWidth } = document.documentElement;
        return line.left < -1 || line.right > clientWidth + 1 ? document.documentElement : null;
      };
      const walker = document.createTreeWalker(
        document.querySelector(start) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) {
          continue;
        }
        if (boxStyleOf(element).hidden || element.closest("script, style, svg")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const by = clippedBy(line, element);
          if (by)
            found.push(
              `${node.textContent.trim().slice(0, 40)} by ${by.localName}.${by.className}`,
            );
        }
      }
      return [...new Set(found)];
    },
    [root, lineTolerance] as const,
  );
}

/** Lists pairs of overlapping texts. Fixed and sticky elements may overlap others. */
export function overlappingTexts(texts: readonly PageText[]): string[] {
  const lines = texts
    .filter(({ visible, inDrawing, floating }) => visible && !inDrawing && !floating)
    .flatMap(({ text, boxes: own }) =>
      own.map(({ x, y, width, height }) => ({
        text: text.slice(0, 40),
        left: x + 1,
        right: x + width - 1,
        top: y + height * lineTolerance,
        bottom: y + height * (1 - lineTolerance),
      })),
    )
    .sort((a, b) => a.top - b.top);
  return lines.flatMap((line, index) => {
    const found: string[] = [];
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      if (other.left < line.right && line.left < other.right) {
        found.push(`${line.text} and ${other.text}`);
      }
    }
    return found;
  });
}
