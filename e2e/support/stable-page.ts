import { expect, type Page } from "@playwright/test";
import { omanTime } from "./oman-time.ts";
import { waitForFonts, waitUntilInteractive } from "./page-ready.ts";

/**
 * The moment on every picture. It is past for good, so what the server drew of its own present is never right then: the
 * islands that show the hours wake and draw them by this clock.
 */
const screenshotTime = omanTime("tuesday", "10:00");

/** Stops the clock of all pages that are opened in this window, and sets their letters as pictures want them. */
export async function prepareStablePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(screenshotTime);
  await page.addInitScript(() => {
    // Letters as wide as the font says: else each machine's rasteriser rounds them its own way, and lines break elsewhere.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { text-rendering: geometricPrecision !important; }");
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Opens a page as it is to be pictured: at one moment, without motion, with all of its images and letters, and with
 * everything that floats in its place in the document. Wants a window that is held still, in a context with reduced motion.
 */
export async function openStablePage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
  const unhydrated = page.locator(":is([data-until], [data-muscat-clock]):not([data-hydrated])");
  await expect(unhydrated).toHaveCount(0);
  await waitForFonts(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { overflowX, position } = getComputedStyle(element);
      // A strip begins at its start. What can be scrolled is painted in a layer of its own, a part of a pixel off at times.
      element.scrollLeft = 0;
      if (overflowX === "auto" || overflowX === "scroll") element.style.overflow = "clip";
      // In a picture as long as the page these would lie across its middle.
      if (position !== "fixed" && position !== "sticky") continue;
      element.style.position = "relative";
      element.style.inset = "auto";
    }
    // What has just woken is painted by then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
