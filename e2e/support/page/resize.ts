import type { Page } from "@playwright/test";
import { waitForScriptsAndFonts } from "../page-ready.ts";
import type { ViewportSize } from "../viewports.ts";
import { scrollToTop } from "./focus.ts";

/**
 * Resizes the viewport of an interactive page, waits for scripts and fonts of the new layout, and scrolls page and lists
 * to their start.
 */
export async function resizeViewport(page: Page, { width, height }: ViewportSize): Promise<void> {
  const before = page.viewportSize();
  if (before?.width === width && before.height === height) return;
  await page.setViewportSize({ width, height });
  await waitForScriptsAndFonts(page);
  await scrollToTop(page);
  // The focus has scrolled lists, whose first item a rule measures.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("main *"))
      if (element.scrollLeft !== 0) element.scrollTo({ left: 0, behavior: "instant" });
  });
}
