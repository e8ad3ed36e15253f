import { expect, type Page } from "@playwright/test";

/** Waits until the page does what it does in the browser: its behaviours, or the application of the account pages. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "live", { timeout: 15_000 });
}

/**
 * Waits for the scripts too that only some pages need, such as that of a carousel. The first interaction loads them.
 */
export async function waitForAllScripts(page: Page): Promise<void> {
  await waitUntilInteractive(page);
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
  });
}

/** Unfolds every question and section, so that what is inside can be measured. */
export async function openAllDetails(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** Waits for the fonts, so that sizes are those a reader sees. */
export async function waitForFonts(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Stops the clock of the page at the beginning of this minute, in milliseconds, and lets it look at its clock. Pages that
 * are compared tell the same time however long one of them took to come.
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
