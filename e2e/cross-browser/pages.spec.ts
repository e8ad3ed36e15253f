import { expect } from "@playwright/test";
import { fontsReady, stopClock, unfoldAll } from "../support/app.ts";
import { sidewaysScroll } from "../support/page/page-fit.ts";
import { desktop, phone } from "../support/screens.ts";
import { visits } from "../support/visits.ts";
import { isLive } from "./actions.ts";
import { missingDrawings } from "./drawings.ts";
import type { Evaluator } from "./engine-page.ts";
import { movedLabels, readFigureLabels } from "./figure-labels.ts";
import { test } from "./journey.ts";
import { readLineOrder } from "./line-order.ts";

/** Engines break lines at other words. More than this share of a page's height is another layout. */
const share = 0.04;

/** On a page that hardly fills the window one row more, in CSS pixels, is a larger share than that. */
const row = 48;

/** Waits for the letters, and for the frames in which a page answers to a new size of its window. */
async function heightOf(page: Evaluator): Promise<number> {
  await fontsReady(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight;
  });
}

for (const { address, locale } of visits) {
  // REQ-TYPE-3. One page of Chromium is held against all other engines.
  test(`${address} comes whole, and as Chromium shows it`, async ({ visitors }) => {
    const { chromium: page, others: readers } = visitors;
    const everywhere = [page, ...readers.map((reader) => reader.page)];
    await page.setViewportSize(phone);
    await Promise.all([
      page.goto(address),
      ...readers.map((reader) => reader.page.open(address, phone)),
    ]);
    await Promise.all(everywhere.map(isLive));
    const now = Date.now();
    await Promise.all(everywhere.map((one) => stopClock(one, now)));
    for (const size of [phone, desktop]) {
      await Promise.all([
        page.setViewportSize(size),
        ...readers.map((reader) => reader.page.resize(size)),
      ]);
      const [expected = 0, ...heights] = await Promise.all(everywhere.map(heightOf));
      for (const [index, reader] of readers.entries()) {
        const at = `${reader.name}, ${size.width} px wide`;
        const height = heights[index] ?? 0;
        expect(await reader.page.evaluate(() => innerWidth)).toBe(size.width);
        expect
          .soft(Math.abs(height - expected), `${at}: ${height} px high, in Chromium ${expected}`)
          .toBeLessThanOrEqual(Math.max(share * expected, row));
        expect.soft(await sidewaysScroll(reader.page), at).toBe(0);
      }
    }
    const [expectedLabels = [], ...labels] = await Promise.all(everywhere.map(readFigureLabels));
    for (const [index, { name }] of readers.entries()) {
      const moved = movedLabels(labels[index] ?? [], expectedLabels);
      expect.soft(moved, `${name} labels its drawings as Chromium does`).toEqual([]);
    }
    if (locale === "ar") {
      await Promise.all(everywhere.map(unfoldAll));
      const [expected = [], ...orders] = await Promise.all(everywhere.map(readLineOrder));
      expect(expected.length).toBeGreaterThan(0);
      for (const [index, { name }] of readers.entries())
        expect.soft(orders[index], `${name} reads its lines as Chromium does`).toEqual(expected);
    }
    for (const reader of readers) {
      const missing = await missingDrawings(reader.page);
      expect.soft(missing, `drawings that are missing in ${reader.name}`).toEqual([]);
      const said = await reader.page.messages();
      expect.soft(said, `what ${reader.name} writes to the console`).toEqual([]);
    }
  });
}
