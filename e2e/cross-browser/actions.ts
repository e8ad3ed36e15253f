import { expect } from "@playwright/test";
import type { EnginePage, Evaluator, WindowPoint } from "./engine-page.ts";

/** Timeout for a busy machine, in milliseconds. */
const timeout = 60_000;

/** The visible element that matches the selector, and has the accessible name if one is given. */
interface Target {
  selector: string;
  name: string | undefined;
}

/** Waits until the scripts of the page have run (see `waitUntilInteractive`). */
export function waitForHydration(page: Evaluator): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (document.documentElement.dataset.app === "live") resolve();
        };
        new MutationObserver(check).observe(document.documentElement, { attributes: true });
        check();
      }),
  );
}

/** Retries until the read value equals the expected one. Reading fails during a navigation. */
export async function expectEventually(
  read: () => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  await expect(async () => expect(await read()).toEqual(expected)).toPass({
    intervals: [50, 100, 250],
    timeout,
  });
}

/**
 * Clicks the one visible element with this selector and name, once it is in the viewport, does not move and is not
 * covered.
 */
export async function click(page: EnginePage, selector: string, name?: string): Promise<void> {
  let point: WindowPoint = { x: 0, y: 0 };
  await expect(async () => {
    point = await page.evaluate(findClickPoint, { selector, name });
  }).toPass({ intervals: [50, 100, 250], timeout });
  await page.click(point);
}

/** Clicks a field and types into it. */
export async function fill(page: EnginePage, selector: string, text: string): Promise<void> {
  await click(page, selector);
  await page.type(text);
  await expectEventually(() => page.evaluate(readFieldValue, selector), text);
}

/** Reads the texts of visible elements, without surrounding white space. */
export function readTexts(page: Evaluator, selector: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent?.replace(/\s+/g, " ").trim() ?? ""),
    selector,
  );
}

/** Reads path, query and fragment of the current URL. */
export function readAddress(page: Evaluator): Promise<string> {
  return page.evaluate(() => location.pathname + location.search + location.hash);
}

/** Returns the selector when the focused element matches it, else the HTML of the focused element. */
export function readFocus(page: Evaluator, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const { activeElement } = document;
    if (activeElement?.matches(wanted)) return wanted;
    return activeElement?.outerHTML.slice(0, 100) ?? "nothing";
  }, selector);
}

/** Runs in the page. */
function readFieldValue(selector: string): string | null {
  const field = document.querySelector(selector);
  return field instanceof HTMLInputElement ? field.value : null;
}

/** Runs in the page. */
async function findClickPoint({ selector, name }: Target): Promise<WindowPoint> {
  const accessibleText = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const silent of copy?.querySelectorAll("[aria-hidden=true]") ?? []) silent.remove();
    return copy?.textContent ?? "";
  };
  const nameOf = (element: Element) => {
    const labels = element.getAttribute("aria-labelledby")?.split(" ");
    return labels
      ? labels.map((id) => accessibleText(document.getElementById(id))).join(" ")
      : (element.ariaLabel ?? accessibleText(element));
  };
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element).replace(/\s+/g, " ").trim() === name),
  );
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} of ${selector} “${name}”`);
  const boxOf = () => element.getClientRects()[0] ?? new DOMRect();
  const nextFrame = () => new Promise(requestAnimationFrame);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  let box = boxOf();
  // Smooth scrolling starts late and moves slowly, so the position must be the same for eight frames.
  for (let still = 0; still < 8; ) {
    await nextFrame();
    const now = boxOf();
    still = now.x === box.x && now.y === box.y ? still + 1 : 0;
    box = now;
  }
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = document.elementFromPoint(point.x, point.y);
  if (!top || !(element.contains(top) || top.closest("label")?.control === element))
    throw new Error(`${selector} “${name}” is covered by ${top?.outerHTML.slice(0, 100)}`);
  return point;
}
