import { expect, type Page } from "@playwright/test";
import { focusStartOf, listTabStops, scrollToTop } from "../../support/page/focus.ts";
import { desktopViewport, phoneViewport } from "../../support/viewports.ts";
import { representsLayout, type Visit } from "../../support/visits.ts";
import { minTargetSize } from "./structure.ts";

/** The number of tested tab stops in the main landmark. */
const maxMainStops = 40;

/** More tab stops than any page has. */
const maxPageStops = 300;

/**
 * The focus is visible and not covered: on the page that represents the layout in both languages at both widths, on all
 * others in English on a desktop and in Arabic on a phone.
 */
export async function hasVisibleFocus(page: Page, visit: Visit): Promise<void> {
  const { width } = visit.locale === "en" ? desktopViewport : phoneViewport;
  if (!representsLayout(visit) && page.viewportSize()?.width !== width) return;
  const isWholePage = visit.layout !== "site" || representsLayout(visit);
  await focusStartOf(page, isWholePage ? "body" : "main");
  const stops = isWholePage
    ? await listTabStops(page, maxPageStops)
    : await listTabStops(page, maxMainStops, ({ part }) => part === "main");
  await scrollToTop(page);
  expect(stops.length).toBeGreaterThan(0);
  const hidden = stops.filter(({ hasFocusRing }) => !hasFocusRing);
  expect.soft(hidden, "the focus is visible").toEqual([]);
  const covered = stops.filter(({ isUncovered }) => !isUncovered);
  expect.soft(covered, "nothing covers it").toEqual([]);
}

/** The tab order of the header follows the reading direction (REQ-LANG-12). */
export async function hasHeaderTabOrder(page: Page, visit: Visit): Promise<void> {
  if (!representsLayout(visit)) return;
  await focusStartOf(page, "body");
  const header = await listTabStops(page, maxPageStops, ({ part }) => part !== "main");
  await scrollToTop(page);
  const stops = header.filter(({ part }) => part === "header");
  expect(stops.length).toBeGreaterThan(7);
  const backwards = stops.filter((stop, index) => {
    const before = stops[index - 1];
    // The top row and the row below it are two lines.
    const sameLine = before && Math.abs(before.y - stop.y) < 20;
    return sameLine && stop.x > before.x !== (visit.locale === "en");
  });
  expect.soft(backwards).toEqual([]);
}

/** The first tab stop is the skip link, which every page has before its header (e2e/all-pages/same-layout.spec.ts). */
export async function hasSkipLink(page: Page, visit: Visit): Promise<void> {
  if (!representsLayout(visit)) return;
  await focusStartOf(page, "body");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport({ ratio: 1 });
  const { width, height } = (await skip.boundingBox()) ?? { width: 0, height: 0 };
  expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(minTargetSize);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const [next] = await listTabStops(page, 1);
  expect(next?.part).toBe("main");
  await scrollToTop(page);
}
