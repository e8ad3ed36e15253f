import { expect } from "@playwright/test";
import { isBadgeOpen } from "../../app/opening-hours/badge-status.ts";
import { contactHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { hoursSummary } from "../../app/opening-hours/hours-summary.ts";
import { weekRows } from "../../app/opening-hours/week-rows.ts";
import { siteExceptionalHours } from "../support/branch-hours.ts";
import { omanTime } from "../support/oman-time.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { ar } from "../support/words.ts";
import { badgeIn } from "./branch-card.ts";

// REQ-TYPE-13
test("the week table has Arabic words and digits, Monday to Sunday", async ({ page }) => {
  const now = omanTime("saturday", "14:00");
  await page.clock.setFixedTime(now);
  await page.goto("/branches?branch=sohar");
  await waitUntilInteractive(page);
  const panel = page.getByRole("tabpanel");
  const hours = contactHoursOf("sohar", siteExceptionalHours);
  const instant = now.getTime();
  const rows = weekRows(hours, instant, ar.hours, "ar");
  await expect(panel.getByRole("rowheader")).toHaveText(
    rows.map(({ day }) => (day === ar.hours.weekdays.saturday ? day + ar.hours.today : day)),
  );
  for (const [index, { lines }] of rows.entries()) {
    const cell = panel.getByRole("row").nth(index).locator("td").first().locator("> *");
    await expect(cell).toHaveText(lines);
  }
  await expect(panel).toContainText(hoursSummary(hours, instant, ar.hours, "ar"));
  await expect(badgeIn(panel, ar.branchesPage.selector)).toHaveText(
    isBadgeOpen(hours, instant) ? ar.branchesPage.selector.open : ar.branchesPage.selector.closed,
  );
});

test("on a phone the tabs stay below the header", async ({ page }) => {
  await page.goto("/branches");
  await waitUntilInteractive(page);
  await page.getByRole("tabpanel").getByRole("row").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.9 });
});
