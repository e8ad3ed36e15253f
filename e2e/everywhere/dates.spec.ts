import { expect } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { localizeDigits } from "../../app/i18n/numerals.ts";
import { liveApp } from "../support/app.ts";
import { test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

for (const { address, locale } of visits) {
  // Craft R25
  test(`dates on ${address} are the same days east and west of the date line`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(address)).text();
    if (!html.includes("<time")) return;
    for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto(new URL(address, baseURL).href);
      await liveApp(page);
      for (const time of await page.locator("time").all()) {
        const date = (await time.getAttribute("datetime")) ?? "";
        expect(date).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
        const year = localizeDigits(date, locale);
        await expect(time).toHaveText(
          date.length === 4 ? new RegExp(year) : formatDateLong(date, locale),
        );
      }
      await context.close();
    }
  });
}
