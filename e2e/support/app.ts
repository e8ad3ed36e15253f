import { expect, type Page } from "@playwright/test";

/**
 * Waits until the app has taken the page over. A reader's first intent starts it at once; that it also starts by itself
 * when the browser is idle is proved where the first paint is (first-paint.spec.ts).
 */
export async function liveApp(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointerover")));
  await untouchedApp(page);
}

/** Waits until the app has started by itself: three seconds after the first paint at most, and what a busy machine adds. */
export async function untouchedApp(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "live", { timeout: 15_000 });
}

/** Unfolds every question and section, so that what is inside can be measured. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** Waits for the fonts, so that sizes are those a reader sees. */
export async function fontsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
