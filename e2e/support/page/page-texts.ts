import type { Page } from "@playwright/test";
import { evaluateAsJson } from "./evaluate-as-json.ts";

/** A rectangle in CSS pixels from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text node with its computed style. */
export interface PageText {
  text: string;
  /** The ancestors, outermost first, for the message of a failing test. */
  within: string;
  /** Language and direction of the nearest ancestors with these attributes. */
  language: string;
  direction: string;
  /** False for texts for screen readers only. */
  visible: boolean;
  /** True in a heading, or in a label such as `th`, `dt` and `legend`. */
  heading: boolean;
  inLink: boolean;
  /** True for a number without words in its line or block. */
  isStandaloneFigure: boolean;
  /** True in a fixed element, or in one that sticks to the bottom of the viewport. */
  floating: boolean;
  /** True inside an SVG image. */
  inDrawing: boolean;
  /** Product of its ancestors' opacities. */
  opacity: number;
  /** Computed text colour. */
  colour: string;
  /**
   * Sizes are in CSS pixels, `lineHeight` is a share of the font size, `underlineOffset` is in em or null for "auto".
   */
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
  /** Boxes of the parts that are visible without scrolling an inner scroll container. A line may have several. */
  boxes: Box[];
  lines: number;
}

/** Properties that a text inherits from its ancestors. */
interface Surroundings {
  /** True in a hidden part of an SVG image, where `checkVisibility` returns true. */
  isHidden: boolean;
  clipped: boolean;
  floating: boolean;
  /** Product of the ancestors' opacities. */
  opacity: number;
  /** Boxes of the scroll containers. */
  scrollers: DOMRect[];
}

/** Reads all rendered texts, those for screen readers included. Texts in closed elements are left out. */
export function readTexts(page: Page, root = "body"): Promise<PageText[]> {
  return evaluateAsJson(page, collectTexts, root);
}

/** Runs in the page, so it uses no variable of the module. */
function collectTexts(root: string): PageText[] {
  const found: PageText[] = [];
  const start = document.querySelector(root);
  if (!start) throw new Error(`the page has no ${root}`);
  const nameOf = (element: Element) => [element.localName, ...element.classList].join(".");
  /** Cache of the ancestors, which texts share. */
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
  /** Returns the nearest ancestor that is not inline. */
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === "inline" && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const isFigure = (text: string) => /\p{Nd}/u.test(text) && !/\p{L}/u.test(text);
  /** Lists ancestors, innermost first. */
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

/** Formats texts as `text (ancestors)` for the message of a failing test. */
export function describeTexts(texts: readonly PageText[]): string[] {
  return texts.map(({ text, within }) => `${text.slice(0, 60)} (${within})`);
}
