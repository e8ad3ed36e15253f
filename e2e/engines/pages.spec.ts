import { expect } from "@playwright/test";
import { fontsReady, unfoldAll } from "../support/app.ts";
import { sidewaysScroll } from "../support/page-fit.ts";
import { desktop, phone } from "../support/screens.ts";
import { visits } from "../support/visits.ts";
import { missingDrawings } from "./drawings.ts";
import type { Evaluator } from "./engine-page.ts";
import { isLive } from "./hands.ts";
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
  // Craft R10
  test(`${address} comes whole, and as Chromium shows it`, async ({ page, reader }) => {
    await page.setViewportSize(phone);
    await Promise.all([page.goto(address), reader.open(address, phone)]);
    await Promise.all([isLive(page), isLive(reader)]);
    for (const size of [phone, desktop]) {
      const at = `${size.width} px wide`;
      await Promise.all([page.setViewportSize(size), reader.resize(size)]);
      const [expected, height] = await Promise.all([heightOf(page), heightOf(reader)]);
      expect(await reader.evaluate(() => innerWidth)).toBe(size.width);
      expect
        .soft(Math.abs(height - expected), `${at}: ${height} px high, in Chromium ${expected}`)
        .toBeLessThanOrEqual(Math.max(share * expected, row));
      expect.soft(await sidewaysScroll(reader), at).toBe(0);
    }
    expect.soft(await missingDrawings(reader), "drawings that are missing").toEqual([]);
    if (locale === "ar") {
      await Promise.all([unfoldAll(page), unfoldAll(reader)]);
      const [there, here] = await Promise.all([readLineOrder(page), readLineOrder(reader)]);
      expect(there.length).toBeGreaterThan(0);
      expect.soft(here, "lines read as in Chromium").toEqual(there);
    }
    expect.soft(await reader.messages(), "it writes nothing to the console").toEqual([]);
  });
}
