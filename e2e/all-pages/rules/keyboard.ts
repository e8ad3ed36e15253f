import { expect, type Page } from "@playwright/test";
import { beginAt, tabStops } from "../../support/page/focus.ts";
import { speaksForTheFrame, type Visit } from "../../support/visits.ts";

/** How many stops of the Tab key are followed in the main part of each page. */
const followedStops = 40;

/** More than any page has. */
const allStops = 300;

/** The Tab key shows where it stands, never under another part. */
export async function showsWhereTheKeyboardStands(page: Page, visit: Visit): Promise<void> {
  const wholly = visit.layout !== "site" || speaksForTheFrame(visit);
  await beginAt(page, wholly ? "body" : "main");
  const stops = wholly
    ? await tabStops(page, allStops)
    : await tabStops(page, followedStops, ({ part }) => part === "main");
  expect(stops.length).toBeGreaterThan(0);
  const hidden = stops.filter(({ ringed }) => !ringed);
  expect.soft(hidden, "where the keyboard stands is seen").toEqual([]);
  const covered = stops.filter(({ uncovered }) => !uncovered);
  expect.soft(covered, "nothing lies over it").toEqual([]);
}

/** In the header the Tab key goes along the line of reading (REQ-LANG-12). */
export async function goesAlongTheHeader(page: Page, visit: Visit): Promise<void> {
  if (!speaksForTheFrame(visit)) return;
  await beginAt(page, "body");
  const header = await tabStops(page, allStops, ({ part }) => part !== "main");
  const stops = header.filter(({ part }) => part === "header");
  expect(stops.length).toBeGreaterThan(7);
  const back = stops.filter((stop, index) => {
    const before = stops[index - 1];
    // The strip and the row below it are two lines.
    const sameLine = before && Math.abs(before.y - stop.y) < 20;
    return sameLine && stop.x > before.x !== (visit.locale === "en");
  });
  expect.soft(back).toEqual([]);
}

/** The first stop of the Tab key leaps over the header. */
export async function leapsOverTheHeader(page: Page, { layout }: Visit): Promise<void> {
  if (layout !== "site") return;
  await beginAt(page, "body");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const [next] = await tabStops(page, 1);
  expect(next?.part).toBe("main");
}
