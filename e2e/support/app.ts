import { expect, type Page } from "@playwright/test";

/** Waits until the page does what it does in the browser: its behaviours, or the application of the account pages. */
export async function liveApp(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "live", { timeout: 15_000 });
}

/**
 * Waits for the scripts too that only some pages need, such as that of a strip which holds more than it shows: a live page
 * has asked for them, and they come a moment later.
 */
export async function wholeApp(page: Page): Promise<void> {
  await liveApp(page);
  await page.waitForFunction(() =>
    [...document.scripts].every(({ src }) => !src || performance.getEntriesByName(src).length > 0),
  );
  // What has come has run two frames later.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Unfolds every question and section, so that what is inside can be measured. */
export async function unfoldAll(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** Waits for the fonts, so that sizes are those a reader sees. */
export async function fontsReady(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
