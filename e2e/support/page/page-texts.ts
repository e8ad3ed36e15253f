import type { Page } from "@playwright/test";
import { evaluateAsJson } from "./evaluate-as-json.ts";

/** A rectangle in CSS pixels from the start of the page, not of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One piece of text as the browser has it. */
export interface PageText {
  text: string;
  /** The elements around it, outermost first, for the message of a failing test. */
  within: string;
  /** Language and direction of the nearest elements that name one. */
  language: string;
  direction: string;
  /** False for what only a screen reader finds. */
  visible: boolean;
  /** A heading, or a short label that heads something. */
  heading: boolean;
  inLink: boolean;
  /** A figure with its signs, and no word beside it in its line or block. */
  isStandaloneFigure: boolean;
  /** True for what lies over the page: the phone bar, or a question that sticks to the lower edge of the window. */
  floating: boolean;
  /** A caption inside a drawing. */
  inDrawing: boolean;
  /** Product of the opacities around it. */
  opacity: number;
  /** Computed colour of its letters. */
  colour: string;
  /** Sizes in CSS pixels; `lineHeight` as a share of the font size, `underlineOffset` in em or null for "auto". */
  fontSize: number;
  fontWeight: number;
  lineHeight: number;
  letterSpacing: number;
  underlineOffset: number | null;
  textTransform: string;
  fontStyle: string;
  wordBreak: string;
  hyphens: string;
  skipInk: string;
  /** Boxes of what can be seen of it without scrolling anything but the page; a line may have several. */
  boxes: Box[];
  /** How many lines it fills. */
  lines: number;
}

/** What a text has from the elements around it. */
interface Surroundings {
  /** In a part of a drawing that is not shown: there the browser calls a text visible all the same. */
  isHidden: boolean;
  clipped: boolean;
  floating: boolean;
  /** Product of the opacities. */
  opacity: number;
  /** Boxes of what scrolls it. */
  scrollers: DOMRect[];
}

/** Every text that is rendered, also what only a screen reader finds; what is folded away is left out. */
export function readTexts(page: Page, root = "body"): Promise<PageText[]> {
  return evaluateAsJson(page, collectTexts, root);
}

/** Runs in the page, so it holds everything it needs. */
function collectTexts(root: string): PageText[] {
  const found: PageText[] = [];
  const start = document.querySelector(root);
  if (!start) throw new Error(`the page has no ${root}`);
  const nameOf = (element: Element) => [element.localName, ...element.classList].join(".");
  /** What an element has from itself and everything around it; asked for once, because texts share what is around them. */
  const cache = new Map<Element, Surroundings>();
  const surroundingsOf = (element: Element): Surroundings => {
    const before = cache.get(element);
    if (before) return before;
    const outer = element.parentElement ? surroundingsOf(element.parentElement) : null;
    const { bottom, clipPath, display, opacity, overflowY, position } = getComputedStyle(element);
    const clipped = position === "absolute" && clipPath.startsWith("inset(50%");
    const floats = position === "fixed" || (position === "sticky" && bottom !== "auto");
    const scrolls = /auto|scroll/.test(overflowY) ? [element.getBoundingClientRect()] : [];
    const all = {
      isHidden: display === "none" || (outer?.isHidden ?? false),
      clipped: clipped || (outer?.clipped ?? false),
      floating: floats || (outer?.floating ?? false),
      opacity: Number(opacity) * (outer?.opacity ?? 1),
      scrollers: [...scrolls, ...(outer?.scrollers ?? [])],
    };
    cache.set(element, all);
    return all;
  };
  /** The nearest element around a text that makes a line or a block of its own. */
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === "inline" && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const isFigure = (text: string) => /\p{Nd}/u.test(text) && !/\p{L}/u.test(text);
  /** The elements around a text, innermost first. */
  const ancestors = (element: Element | null, count: number): Element[] =>
    element && count > 0 ? [element, ...ancestors(element.parentElement, count - 1)] : [];
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const element = node.parentElement;
    if (!text || !element || element.closest("script, style, template, noscript")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { isHidden, clipped, floating, opacity, scrollers } = surroundingsOf(element);
    if (isHidden) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    found.push({
      text,
      within: ancestors(element, 4).reverse().map(nameOf).join(" > "),
      language: element.closest("[lang]")?.getAttribute("lang") ?? "",
      direction: element.closest("[dir]")?.getAttribute("dir") ?? "",
      visible: !clipped,
      heading: element.closest("h1, h2, h3, h4, h5, h6, th, dt, legend, caption") !== null,
      inLink: element.closest("a") !== null,
      isStandaloneFigure: isFigure(text) && isFigure(blockOf(element).textContent),
      floating,
      inDrawing: element.closest("svg") !== null,
      opacity,
      colour: element.closest("svg") ? style.fill : style.color,
      fontSize: size,
      fontWeight: Number(style.fontWeight),
      lineHeight: style.lineHeight === "normal" ? 1.2 : Number.parseFloat(style.lineHeight) / size,
      letterSpacing: style.letterSpacing === "normal" ? 0 : Number.parseFloat(style.letterSpacing),
      underlineOffset:
        style.textUnderlineOffset === "auto"
          ? null
          : Number.parseFloat(style.textUnderlineOffset) / size,
      textTransform: style.textTransform,
      fontStyle: style.fontStyle,
      wordBreak: style.wordBreak,
      hyphens: style.hyphens,
      skipInk: style.textDecorationSkipInk,
      boxes: boxes
        .filter((box) =>
          scrollers.every(({ top, bottom }) => box.top >= top && box.bottom <= bottom),
        )
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
      lines: boxes.filter(({ top }, index) => top >= (boxes[index - 1]?.bottom ?? top) - 1).length,
    });
  }
  return found;
}

/** The texts that hold a match, as `text (within)`: empty when a rule holds, telling when it does not. */
export function describeTexts(texts: readonly PageText[]): string[] {
  return texts.map(({ text, within }) => `${text.slice(0, 60)} (${within})`);
}
