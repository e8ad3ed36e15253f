import { expect, type Page } from "@playwright/test";

/** The focused element, and how visible its focus is. */
export interface FocusStop {
  name: string;
  /** Centre of the element, in CSS pixels from the top left of the viewport. */
  x: number;
  y: number;
  /** The landmark that contains it, or null. */
  part: "header" | "main" | "footer" | null;
  /** True with an outline of at least 2 px, or with a box shadow. */
  hasFocusRing: boolean;
  /** True when the centre and the centres of its four sides are inside the viewport and not covered. */
  isUncovered: boolean;
}

/** Presses Tab and returns the focused element, or null when the focus has left the page. */
export async function pressTab(page: Page): Promise<FocusStop | null> {
  const [stop = null] = await pressTabs(page, 1);
  return stop;
}

/**
 * Presses Tab in groups, at most `maxStops` times, and returns the focused elements up to the first that `isWanted`
 * refuses. The focus may end further on.
 */
export async function listTabStops(
  page: Page,
  maxStops: number,
  isWanted: (stop: FocusStop) => boolean = () => true,
): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < maxStops) {
    const some = await pressTabs(page, Math.min(tabsAtOnce, maxStops - stops.length));
    const end = some.findIndex((stop) => !stop || !isWanted(stop));
    stops.push(...some.slice(0, end < 0 ? some.length : end).filter((stop) => stop !== null));
    if (end >= 0) break;
  }
  return stops;
}

/** Tabs between two readings. A reading takes as long as a Tab. */
const tabsAtOnce = 10;

/** Presses Tab several times, and returns the element that each has focused, or null. */
async function pressTabs(page: Page, count: number): Promise<(FocusStop | null)[]> {
  await page.evaluate(recordFocus);
  for (let presses = 0; presses < count; presses += 1) await page.keyboard.press("Tab");
  const stops = await page.evaluate(() => window.focusStops?.splice(0) ?? []);
  expect(stops, "the page has received each Tab").toHaveLength(count);
  return stops;
}

/** Runs in the page: from now on the focused element is recorded when the key Tab is released. */
function recordFocus(): void {
  if (window.focusStops) {
    window.focusStops.length = 0;
    return;
  }
  const stops: (FocusStop | null)[] = [];
  window.focusStops = stops;
  const readStop = (): FocusStop | null => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    // A link on several lines has a box for each line. The first one counts.
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
  };
  addEventListener("keyup", ({ key }) => key === "Tab" && stops.push(readStop()), true);
}

/** Scrolls to the top and moves the focus before the first control of a landmark. */
export async function focusStartOf(page: Page, part: "body" | "main"): Promise<void> {
  await scrollToTop(page);
  await page.evaluate((selector) => {
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.querySelector(selector)?.prepend(start);
    start.focus({ preventScroll: true });
    // The next Tab continues from the position of the removed element.
    start.remove();
  }, part);
}

/**
 * Scrolls to the top and waits until the page and its header stay there for three frames, because an earlier scroll may
 * still be running.
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

declare global {
  interface Window {
    /** The elements that the last presses of Tab have focused. */
    focusStops?: (FocusStop | null)[];
  }
}
