import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { bookingHoursOf, contactHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { hoursSummary } from "../../app/opening-hours/hours-summary.ts";
import { badgeChanges, getOpenDay, siteExceptionalHours } from "../support/branch-hours.ts";
import { omanTime } from "../support/oman-time.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { en } from "../support/words.ts";
import { badgeIn, branchPanel } from "./branch-card.ts";

const chosenTab = (page: Page) => page.getByRole("tab", { selected: true });
const todayRow = (page: Page) => page.locator("main [aria-current=date]");

/** The two pages with branches, each with its hours. */
const pages = [
  {
    path: pathOf("branches"),
    words: en.branchesPage.selector,
    hours: (id: "main" | "sohar") => contactHoursOf(id, siteExceptionalHours),
  },
  {
    path: pathOf("booking"),
    words: en.booking.selector,
    hours: (id: "main" | "sohar") => bookingHoursOf(id, siteExceptionalHours),
  },
] as const;

// REQ-HOURS-9
for (const { path, words, hours } of pages) {
  test(`beside the badge on ${path} is the summary of the branch's hours`, {
    tag: "@smoke",
  }, async ({ page }) => {
    const now = omanTime("saturday", "14:00");
    await page.clock.setFixedTime(now);
    await page.goto(`${path}?branch=sohar`);
    await waitUntilInteractive(page);
    const line = hoursSummary(hours("sohar"), now.getTime(), en.hours, "en");
    await expect(branchPanel(page).getByText(line, { exact: true })).toBeVisible();
    await expect(badgeIn(branchPanel(page), words)).toBeVisible();
  });
}

for (const { path, words, hours } of pages) {
  test(`the badge on ${path} changes within a minute, without a reload`, async ({ page }) => {
    const weekday = getOpenDay(hours("main"));
    const opening = omanTime(weekday, badgeChanges.opens).getTime();
    const closing = omanTime(weekday, badgeChanges.closes).getTime();
    await page.clock.install({ time: opening - 180_000 });
    await page.goto(path);
    await waitUntilInteractive(page);
    await page.evaluate(() => Object.assign(window, { marker: "still here" }));
    const badge = badgeIn(branchPanel(page), words);
    for (const { edge, before, after } of [
      { edge: opening, before: words.closed, after: words.open },
      { edge: closing, before: words.open, after: words.closed },
    ]) {
      await page.clock.pauseAt(edge - 30_000);
      await expect(badge).toHaveText(before);
      await page.clock.runFor(60_000);
      await expect(badge).toHaveText(after);
    }
    expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe("still here");
  });
}

for (const timezoneId of ["Pacific/Honolulu", "Pacific/Kiritimati", "America/New_York"]) {
  test(`in the time zone ${timezoneId} the page shows day and status in Oman`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ timezoneId });
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.clock.setFixedTime(omanTime("friday", "23:59"));
    await page.goto("/branches");
    await waitUntilInteractive(page);
    await expect(todayRow(page)).toContainText(en.hours.weekdays.friday);
    await expect(chosenTab(page)).toContainText(en.branchesPage.selector.closed);
    expect(errors).toEqual([]);
  });
}
