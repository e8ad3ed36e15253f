import type { Page } from "@playwright/test";

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
  seen: boolean;
  /** A heading, or a short label that heads something. */
  heading: boolean;
  linked: boolean;
  /** True for what lies over the page: the phone bar, or a question that sticks to the lower edge of the window. */
  floating: boolean;
  /** A caption inside a drawing. */
  drawn: boolean;
  /** Product of the opacities around it. */
  opacity: number;
  /** Sizes in CSS pixels; `lineHeight` as a share of the font size, `underlineOffset` in em or null for "auto". */
  fontSize: number;
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

/** Every text that is rendered, also what only a screen reader finds; what is folded away is left out. */
export function readTexts(page: Page, root = "body"): Promise<PageText[]> {
  return page.evaluate(collect, root);
}

/** Runs in the page, so it holds everything it needs. */
function collect(root: string): PageText[] {
  const found: PageText[] = [];
  const start = document.querySelector(root);
  if (!start) throw new Error(`the page has no ${root}`);
  const chain = (from: Element) => {
    const chained: Element[] = [];
    for (let element: Element | null = from; element; element = element.parentElement) {
      chained.push(element);
    }
    return chained;
  };
  const nameOf = (element: Element) => [element.localName, ...element.classList].join(".");
  const isClipped = (element: Element) => {
    const { clipPath, position } = getComputedStyle(element);
    return position === "absolute" && clipPath.startsWith("inset(50%");
  };
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const element = node.parentElement;
    if (!text || !element || element.closest("script, style, template, noscript")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const around = chain(element);
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const scrollers = around.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY));
    const places = scrollers.map((scroller) => scroller.getBoundingClientRect());
    found.push({
      text,
      within: around.slice(0, 4).reverse().map(nameOf).join(" > "),
      language: element.closest("[lang]")?.getAttribute("lang") ?? "",
      direction: element.closest("[dir]")?.getAttribute("dir") ?? "",
      seen: !around.some(isClipped),
      heading: element.closest("h1, h2, h3, h4, h5, h6, th, dt, legend, caption") !== null,
      linked: element.closest("a") !== null,
      floating: around.some((one) => {
        const { position, bottom } = getComputedStyle(one);
        return position === "fixed" || (position === "sticky" && bottom !== "auto");
      }),
      drawn: element.closest("svg") !== null,
      opacity: around.reduce((share, one) => share * Number(getComputedStyle(one).opacity), 1),
      fontSize: size,
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
        .filter((box) => places.every(({ top, bottom }) => box.top >= top && box.bottom <= bottom))
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
