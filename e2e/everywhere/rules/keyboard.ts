import { expect, type Page } from "@playwright/test";
import { fontsReady, wholeApp } from "../../support/app.ts";
import { beginAtTop, type FocusStop, tabStops } from "../../support/page/focus.ts";
import { desktop, phone } from "../../support/screens.ts";
import type { Visit } from "../../support/visits.ts";

/** How many stops of the Tab key are followed on each page. */
const followedStops = 40;

/** The Tab key shows where it stands, never under another part, on a phone and on a desktop. */
export async function showsWhereTheKeyboardStands(
  page: Page,
  { layout, locale }: Visit,
): Promise<void> {
  await page.setViewportSize(phone);
  // The page asks for what it needs in a smaller window with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await wholeApp(page);
  await fontsReady(page);
  await walk(page, "on a phone");
  await page.setViewportSize(desktop);
  const stops = await walk(page, "on a desktop");
  if (layout !== "site") return;
  // Craft R29
  const header = stops.filter(({ part }) => part === "header");
  expect(header.length).toBeGreaterThan(7);
  const back = header.filter((stop, index) => {
    const before = header[index - 1];
    // The strip and the row below it are two lines.
    const sameLine = before && Math.abs(before.y - stop.y) < 20;
    return sameLine && stop.x > before.x !== (locale === "en");
  });
  expect.soft(back, "in the header it goes along the line of reading").toEqual([]);
}

/** The first stop of the Tab key leaps over the header. */
export async function leapsOverTheHeader(page: Page, { layout }: Visit): Promise<void> {
  if (layout !== "site") return;
  await beginAtTop(page);
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const [next] = await tabStops(page, 1);
  expect(next?.part).toBe("main");
}

/** Follows the Tab key from the start of the page; answers where it came to. */
async function walk(page: Page, where: string): Promise<FocusStop[]> {
  await beginAtTop(page);
  const stops = await tabStops(page, followedStops);
  expect(stops.length).toBeGreaterThan(2);
  const hidden = stops.filter(({ ringed }) => !ringed);
  expect.soft(hidden, where).toEqual([]);
  const covered = stops.filter(({ uncovered }) => !uncovered);
  expect.soft(covered, where).toEqual([]);
  return stops;
}
