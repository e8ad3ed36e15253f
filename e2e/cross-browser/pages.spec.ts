import { expect } from "@playwright/test";
import { horizontalOverflow } from "../support/page/overflow.ts";
import { freezeClock, openAllDetails, waitForFonts } from "../support/page-ready.ts";
import { desktopViewport, phoneViewport } from "../support/viewports.ts";
import { visits } from "../support/visits.ts";
import { waitForHydration } from "./actions.ts";
import type { Evaluator } from "./engine-page.ts";
import { test } from "./engine-test.ts";
import { listMovedLabels, readFigureLabels } from "./figure-labels.ts";
import { listMissingImages } from "./missing-images.ts";
import { readVisualOrder } from "./visual-order.ts";

/** Engines break lines at other words. More than this share of a page's height is another layout. */
const maxHeightDifference = 0.04;

/** On a page that hardly fills the window one row more, in CSS pixels, is a larger share than that. */
const maxRowDifference = 48;

/** Waits for the letters, and for the frames in which a page answers to a new size of its window. */
async function measureHeight(page: Evaluator): Promise<number> {
  await waitForFonts(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight;
  });
}

for (const { address, locale } of visits) {
  // REQ-TYPE-3. One page of Chromium is held against all other engines.
  test(`${address} comes whole, and as Chromium shows it`, async ({ comparedPages }) => {
    const { chromium: page, others } = comparedPages;
    const allPages = [page, ...others.map((reader) => reader.page)];
    await page.setViewportSize(phoneViewport);
    await Promise.all([
      page.goto(address),
      ...others.map((reader) => reader.page.open(address, phoneViewport)),
    ]);
    await Promise.all(allPages.map(waitForHydration));
    const now = Date.now();
    await Promise.all(allPages.map((one) => freezeClock(one, now)));
    for (const size of [phoneViewport, desktopViewport]) {
      await Promise.all([
        page.setViewportSize(size),
        ...others.map((reader) => reader.page.resize(size)),
      ]);
      const [expected = 0, ...heights] = await Promise.all(allPages.map(measureHeight));
      for (const [index, reader] of others.entries()) {
        const at = `${reader.name}, ${size.width} px wide`;
        const height = heights[index] ?? 0;
        expect(await reader.page.evaluate(() => innerWidth)).toBe(size.width);
        expect
          .soft(Math.abs(height - expected), `${at}: ${height} px high, in Chromium ${expected}`)
          .toBeLessThanOrEqual(Math.max(maxHeightDifference * expected, maxRowDifference));
        expect.soft(await horizontalOverflow(reader.page), at).toBe(0);
      }
    }
    const [expectedLabels = [], ...labels] = await Promise.all(allPages.map(readFigureLabels));
    for (const [index, { name }] of others.entries()) {
      const moved = listMovedLabels(labels[index] ?? [], expectedLabels);
      expect.soft(moved, `${name} labels its drawings as Chromium does`).toEqual([]);
    }
    if (locale === "ar") {
      await Promise.all(allPages.map(openAllDetails));
      const [expected = [], ...orders] = await Promise.all(allPages.map(readVisualOrder));
      expect(expected.length).toBeGreaterThan(0);
      for (const [index, { name }] of others.entries())
        expect.soft(orders[index], `${name} reads its lines as Chromium does`).toEqual(expected);
    }
    for (const reader of others) {
      const missing = await listMissingImages(reader.page);
      expect.soft(missing, `drawings that are missing in ${reader.name}`).toEqual([]);
      const messages = await reader.page.messages();
      expect.soft(messages, `what ${reader.name} writes to the console`).toEqual([]);
    }
  });
}
