import type { Page } from "@playwright/test";

/** Where the keyboard stands, and how well a reader can see it. */
export interface FocusStop {
  name: string;
  /** Middle of the element, in CSS pixels from the start of the window. */
  x: number;
  y: number;
  /** The part of the page it belongs to; null between the parts. */
  part: "header" | "main" | "footer" | null;
  /** An outline of at least 2 px, or a ring of shadow. */
  hasFocusRing: boolean;
  /** The middle and the middles of its four sides are neither off the window nor under something else. */
  isUncovered: boolean;
}

/** Presses Tab once; the stop it leads to, or null when it has left the page. */
export async function pressTab(page: Page): Promise<FocusStop | null> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    // A link of several lines has a box per line; the first is what it is recognised by.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    const isOwn = (at: Element | null) =>
      at !== null && (element.contains(at) || at.closest("label")?.control === element);
    return {
      name: element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? element.localName,
      x,
      y,
      part: (["main", "header", "footer"] as const).find((name) => element.closest(name)) ?? null,
      hasFocusRing:
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none",
      isUncovered: points.every(([px, py]) => isOwn(document.elementFromPoint(px, py))),
    };
  });
}

/** The stops of the Tab key from where it stands, at most `most`, ending where it leaves the page or what is wanted. */
export async function listTabStops(
  page: Page,
  maxStops: number,
  isWanted: (stop: FocusStop) => boolean = () => true,
): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < maxStops) {
    const stop = await pressTab(page);
    if (!stop || !isWanted(stop)) break;
    stops.push(stop);
  }
  return stops;
}

/** The keyboard stands before the first control of a part, and the page is at its top, as if it had just been opened. */
export async function focusStartOf(page: Page, part: "body" | "main"): Promise<void> {
  await scrollToTop(page);
  await page.evaluate((selector) => {
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.querySelector(selector)?.prepend(start);
    start.focus({ preventScroll: true });
    // The next Tab goes on from the place where the focus was lost.
    start.remove();
  }, part);
}

/**
 * Goes to the top of the page. From elsewhere it stays there for three frames, the header with it: what was begun before, a
 * wheel or the way to a named part, moves the page when its frame comes.
 */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isAtTop = () => scrollY === 0 && !document.querySelector("header[data-compact=true]");
    if (isAtTop()) return;
    for (let still = 0; still < 3; still += 1) {
      if (!isAtTop()) still = 0;
      scrollTo({ top: 0, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}
