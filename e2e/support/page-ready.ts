import { expect, type Page } from "@playwright/test";

/** Waits until the scripts of the page have run: the enhancements, or the hydration of an account page. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "live", { timeout: 15_000 });
}

/** Also waits for scripts that the first interaction loads, such as the carousel script. */
export async function waitForAllScripts(page: Page): Promise<void> {
  await waitUntilInteractive(page);
  await waitForScriptsAndFonts(page);
}

/** Waits for the scripts and fonts that a scroll or the size of the viewport loads on an interactive page. */
export async function waitForScriptsAndFonts(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(async () => {
    dispatchEvent(new Event("scroll"));
    const frame = () => new Promise(requestAnimationFrame);
    const isMissing = ({ src }: HTMLScriptElement) =>
      src !== "" && performance.getEntriesByName(src).length === 0;
    // A script runs within two frames of its arrival, and may load another one.
    for (let frames = 0; frames < 3; frames += 1) {
      await frame();
      if ([...document.scripts].some(isMissing)) frames = 0;
    }
    await document.fonts.ready;
  });
}

/** Opens every `details` element, so that its content can be measured. */
export async function openAllDetails(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** Waits for the fonts, which change the sizes of texts. */
export async function waitForFonts(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Freezes the clock of the page at the start of the minute of `instant`, in milliseconds, and makes the page read it.
 * Compared pages then show the same time.
 */
export function freezeClock(page: Pick<Page, "evaluate">, instant: number): Promise<void> {
  return page.evaluate(
    (minute) => {
      Date.now = () => minute;
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    },
    instant - (instant % 60_000),
  );
}
