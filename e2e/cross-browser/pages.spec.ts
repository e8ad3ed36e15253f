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

/** Engines break lines at different words. A difference of more than this share of the height is another layout. */
const maxHeightDifference = 0.04;

/** On a short page one more line, in CSS pixels, exceeds that share. */
const maxRowDifference = 48;

/** Waits for fonts and for the layout after a resize, and returns the height of the page. */
async function measureHeight(page: Evaluator): Promise<number> {
  await waitForFonts(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight;
  });
}

for (const { address, locale } of visits) {
  // REQ-TYPE-3. One page in Chromium is compared with all other engines.
  test(`${address} has the layout of Chromium, all images and no errors`, async ({
    comparedPages,
  }) => {
    const { chromium: page, others } = comparedPages;
    const allPages = [page, ...others.map((other) => other.page)];
    await page.setViewportSize(phoneViewport);
    await Promise.all([
      page.goto(address),
      ...others.map((other) => other.page.open(address, phoneViewport)),
    ]);
    await Promise.all(allPages.map(waitForHydration));
    const now = Date.now();
    await Promise.all(allPages.map((one) => freezeClock(one, now)));
    for (const size of [phoneViewport, desktopViewport]) {
      await Promise.all([
        page.setViewportSize(size),
        ...others.map((other) => other.page.resize(size)),
      ]);
      const [expected = 0, ...heights] = await Promise.all(allPages.map(measureHeight));
      for (const [index, other] of others.entries()) {
        const at = `${other.name}, ${size.width} px wide`;
        const height = heights[index] ?? 0;
        expect(await other.page.evaluate(() => innerWidth)).toBe(size.width);
        expect
          .soft(Math.abs(height - expected), `${at}: ${height} px high, in Chromium ${expected}`)
          .toBeLessThanOrEqual(Math.max(maxHeightDifference * expected, maxRowDifference));
        expect.soft(await horizontalOverflow(other.page), at).toBe(0);
      }
    }
    const [expectedLabels = [], ...labels] = await Promise.all(allPages.map(readFigureLabels));
    for (const [index, { name }] of others.entries()) {
      const moved = listMovedLabels(labels[index] ?? [], expectedLabels);
      expect.soft(moved, `${name} has the labels of Chromium`).toEqual([]);
    }
    if (locale === "ar") {
      await Promise.all(allPages.map(openAllDetails));
      const [expected = [], ...orders] = await Promise.all(allPages.map(readVisualOrder));
      expect(expected.length).toBeGreaterThan(0);
      for (const [index, { name }] of others.entries())
        expect.soft(orders[index], `${name} has the visual order of Chromium`).toEqual(expected);
    }
    for (const other of others) {
      const missing = await listMissingImages(other.page);
      expect.soft(missing, `images that are missing in ${other.name}`).toEqual([]);
      const messages = await other.page.messages();
      expect.soft(messages, `console messages of ${other.name}`).toEqual([]);
    }
  });
}
