import { expect, type Page } from "@playwright/test";
import { bookingBranchIds, contactBranchIds } from "../../app/content/data/branch-facts.ts";
import type { BranchId } from "../../app/content/data/branches.ts";
import { weekdays } from "../../app/content/data/hours.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { bookingHoursOf, contactHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { hoursSummary } from "../../app/opening-hours/hours-summary.ts";
import { badgeCases, badgeChanges, getOpenDay } from "../support/branch-hours.ts";
import { omanTime } from "../support/oman-time.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { en } from "../support/words.ts";
import { badgeIn } from "./branch-card.ts";

const card = (page: Page) => page.getByRole("tabpanel");
const chosenTab = (page: Page) => page.getByRole("tab", { selected: true });
const today = (page: Page) => page.locator("main [aria-current=date]");

/** The two pages with branches, each with the hours that its branches have there. */
const pages = [
  {
    path: pathOf("branches"),
    words: en.branchesPage.selector,
    hours: contactHoursOf,
    cases: sortByInstant(badgeCases(contactBranchIds, contactHoursOf)),
  },
  {
    path: pathOf("booking"),
    words: en.booking.selector,
    hours: bookingHoursOf,
    cases: sortByInstant(badgeCases(bookingBranchIds, bookingHoursOf)),
  },
] as const;

/** What is looked at, by the instants of the week one after the other: a clock goes forward only. */
function sortByInstant<Moment extends ReturnType<typeof badgeCases<BranchId>>[number]>(
  all: Moment[],
): [number, Moment[]][] {
  const byInstant = Map.groupBy(all, ({ weekday, at }) => omanTime(weekday, at).getTime());
  return [...byInstant].sort(([one], [other]) => one - other);
}

/** Lets the page's clock come to an instant, as a computer that wakes from its sleep. */
async function moveClockTo(page: Page, instant: number): Promise<void> {
  await page.clock.fastForward(instant - (await page.evaluate(() => Date.now())));
}

for (const { path, words, cases } of pages) {
  test(`through the week the badge of each branch on ${path} turns with its hours`, async ({
    page,
  }) => {
    const [[start] = [0]] = cases;
    await page.clock.install({ time: start - 3_600_000 });
    await page.goto(path);
    await waitUntilInteractive(page);
    for (const [instant, casesAtInstant] of cases) {
      await moveClockTo(page, instant);
      for (const { branch, weekday, at, open } of casesAtInstant) {
        await test.step(`${branch} on a ${weekday} at ${at}`, async () => {
          const badge = open ? words.open : words.closed;
          await page.getByRole("tab", { name: en.branches[branch].name }).click();
          await expect(card(page).getByRole("heading", { level: 2 })).toHaveText(
            en.branches[branch].name,
          );
          await expect(badgeIn(card(page), words)).toHaveText(badge);
          await expect(chosenTab(page)).toHaveText(new RegExp(`${badge}$`));
          await expect(today(page)).toHaveCount(1);
        });
      }
    }
  });
}

// REQ-HOURS-11
test("on each day of the week exactly that row of the table is today", async ({ page }) => {
  await page.clock.install({ time: omanTime("monday", "00:00:10") });
  await page.goto("/branches?branch=sohar");
  await waitUntilInteractive(page);
  for (const weekday of weekdays) {
    await test.step(weekday, async () => {
      await moveClockTo(page, omanTime(weekday, "00:00:30").getTime());
      await expect(today(page)).toHaveText(
        new RegExp(`${en.hours.weekdays[weekday]}${en.hours.today}`),
      );
    });
  }
});

// REQ-HOURS-9; a page that is opened at a moment says so from the start.
for (const { path, words, hours } of pages) {
  test(`beside the badge on ${path} stands what the branch's own hours say`, {
    tag: "@smoke",
  }, async ({ page }) => {
    const now = omanTime("saturday", "14:00");
    await page.clock.setFixedTime(now);
    await page.goto(`${path}?branch=sohar`);
    await waitUntilInteractive(page);
    const line = hoursSummary(hours("sohar"), now.getTime(), en.hours, "en");
    await expect(card(page).getByText(line, { exact: true })).toBeVisible();
    await expect(badgeIn(card(page), words)).toBeVisible();
  });
}

for (const { path, words, hours } of pages) {
  test(`the badge on ${path} turns within a minute, without a reload`, async ({ page }) => {
    const weekday = getOpenDay(hours("main"));
    const opening = omanTime(weekday, badgeChanges.opens).getTime();
    const closing = omanTime(weekday, badgeChanges.closes).getTime();
    await page.clock.install({ time: opening - 180_000 });
    await page.goto(path);
    await waitUntilInteractive(page);
    await page.evaluate(() => Object.assign(window, { marker: "still here" }));
    const badge = badgeIn(card(page), words);
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
  test(`a reader whose clock is set to ${timezoneId} sees Oman's day and status`, async ({
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
    await expect(today(page)).toContainText(en.hours.weekdays.friday);
    await expect(chosenTab(page)).toContainText(en.branchesPage.selector.closed);
    expect(errors).toEqual([]);
  });
}
