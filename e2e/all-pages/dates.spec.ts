import { expect, type Page } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { localizeDigits } from "../../app/i18n/numerals.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { type Visit, visitInOtherLanguage, visits } from "../support/visits.ts";

// One context for all pages of a time zone, because a new one would load fonts, styles and scripts again. A page with
// dates is in both time zones: in English in the one, in Arabic in the other, and the next page the other way round.
for (const [remainder, timezoneId] of ["Pacific/Kiritimati", "America/Los_Angeles"].entries()) {
  test(`dates are the same days in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    let pagesWithDates = 0;
    for (const english of visits.filter(({ locale }) => locale === "en")) {
      const html = bodyText(await sendRequest(site + english.address));
      if (!html.includes("<time")) continue;
      const visit = pagesWithDates % 2 === remainder ? english : visitInOtherLanguage(english);
      pagesWithDates += 1;
      await test.step(visit.address, () => expectSameDates(page, visit));
    }
    expect(pagesWithDates).toBeGreaterThan(0);
    await context.close();
  });
}

async function expectSameDates(page: Page, { address, locale }: Visit): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
  const times = await page.locator("time").evaluateAll((all) =>
    all.map((time) => ({
      date: time.getAttribute("datetime") ?? "",
      text: time.textContent.replace(/\s+/g, " ").trim(),
    })),
  );
  expect(times).not.toEqual([]);
  for (const { date, text } of times) {
    expect(date).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
    if (date.length === 4) expect(text).toContain(localizeDigits(date, locale));
    else expect(text).toBe(formatDateLong(date, locale));
  }
}
