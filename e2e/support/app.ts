import { expect, type Page } from "@playwright/test";

/** Waits until the page does what it does in the browser: its behaviours, or the application of the account pages. */
export async function liveApp(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "live", { timeout: 15_000 });
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
