import { expect, type Page } from "@playwright/test";
import { omanTime } from "./oman-time.ts";
import { waitForFonts, waitUntilInteractive } from "./page-ready.ts";

/**
 * The time on every screenshot. It is in the past, so the islands that show hours always hydrate and render for this
 * time.
 */
const screenshotTime = omanTime("tuesday", "10:00");

/** Freezes the clock of all pages of a tab, and sets a text rendering that is the same on all machines. */
export async function prepareStablePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(screenshotTime);
  await page.addInitScript(() => {
    // Without this property each machine rounds the widths of glyphs differently, and lines break at other words.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { text-rendering: geometricPrecision !important; }");
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Opens a page for a screenshot: at a fixed time, without motion, with all images and fonts, and with fixed and sticky
 * elements in the document flow. The tab must be prepared by `prepareStablePage`, in a context with reduced motion.
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
      // Carousels start at their first item. A scroll container has its own layer, which is sometimes a fraction of a
      // pixel off.
      element.scrollLeft = 0;
      if (overflowX === "auto" || overflowX === "scroll") element.style.overflow = "clip";
      // In a screenshot of the whole page these elements would cover its middle.
      if (position !== "fixed" && position !== "sticky") continue;
      element.style.position = "relative";
      element.style.inset = "auto";
    }
    // Hydrated islands are painted two frames later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
