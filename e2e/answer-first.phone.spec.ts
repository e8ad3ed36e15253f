import { expect } from "@playwright/test";
import { type BranchId, branches } from "../app/content/facts/branches.ts";
import { telephoneLink } from "../app/content/facts/clinic.ts";
import { pathOf } from "../app/content/facts/pages.ts";
import { exactLine } from "../app/hours/exact-line.ts";
import { hoursIn } from "../app/hours/hours-table.ts";
import { locales } from "../app/i18n/locale.ts";
import { fontsReady, liveApp } from "./support/app.ts";
import { test } from "./support/journey.ts";
import { omanTime } from "./support/oman-time.ts";
import { words } from "./support/words.ts";

const now = omanTime("tuesday", "10:00");
const asked: readonly BranchId[] = ["main", "sohar"];

for (const locale of locales) {
  for (const [page, table] of [
    ["branches", "contact"],
    ["booking", "booking"],
  ] as const) {
    // F248
    test(`the first screen of ${pathOf(page)} answers, in ${locale}`, async ({ page: browser }) => {
      await browser.clock.setFixedTime(now);
      for (const id of asked) {
        await browser.goto(`${pathOf(page)}?branch=${id}&lang=${locale}`);
        await liveApp(browser);
        await fontsReady(browser);
        const { label } = words[locale].shell.actionBar;
        const bar = await browser.getByRole("navigation", { name: label }).boundingBox();
        const panel = browser.getByRole("tabpanel");
        const line = exactLine(hoursIn(table, id), now.getTime(), words[locale].hours, locale);
        for (const answer of [
          panel.getByRole("heading", { level: 2 }),
          panel.getByText(line),
          panel.locator(`[href="${telephoneLink(branches[id].phone.value)}"]`),
        ]) {
          const box = await answer.boundingBox();
          expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        }
      }
    });
  }
}
