import { expect } from "@playwright/test";
import { branches } from "../../app/content/data/branches.ts";
import { telephoneLink } from "../../app/content/data/clinic.ts";
import { bookingHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { getOpeningStatus } from "../../app/opening-hours/opening-status.ts";
import { getInstantWhen, siteExceptionalHours } from "../support/branch-hours.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar } from "../support/words.ts";

const path = "/book-consultation";

test("a phone shows no map and does not scroll horizontally", async ({ page }) => {
  await page.goto(path);
  await waitUntilInteractive(page);
  await expect(page.getByRole("img", { name: ar.booking.selector.map })).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test("ArrowLeft focuses the tab on the left, which is the next one in Arabic", async ({ page }) => {
  await page.goto(path);
  await waitUntilInteractive(page);
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: ar.branches.sohar.name })).toBeFocused();
});

test("the phone bar calls the chosen branch", { tag: "@smoke" }, async ({ newVisitor }) => {
  const page = await newVisitor();
  const bar = page.getByRole("navigation", { name: ar.shell.phoneBar.label });
  const bothOpen = getInstantWhen((instant) =>
    (["sur", "sohar"] as const).every(
      (id) => getOpeningStatus(bookingHoursOf(id, siteExceptionalHours), instant).open,
    ),
  );
  await page.clock.setFixedTime(bothOpen);
  await page.goto(`${path}?branch=sur`);
  await waitUntilInteractive(page);
  const call = bar.locator("a[href^='tel:']");
  await expect(call).toHaveAttribute("href", telephoneLink(branches.sur.phone.value));
  // The tab list scrolls the selected tab into view when the fonts arrive, and a tap would miss.
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole("tab", { selected: true }).scrollIntoViewIfNeeded();
  await page.getByRole("tab", { name: ar.branches.sohar.name }).tap();
  await expect(call).toHaveAttribute("href", telephoneLink(branches.sohar.phone.value));
  await expect(bar).toHaveCount(1);
});

test("a tap on the card of another branch scrolls to its panel", async ({ page }) => {
  await page.goto(path);
  await waitUntilInteractive(page);
  const card = page.getByRole("navigation", { name: ar.booking.selector.others });
  await card.getByRole("link", { name: ar.branches.nizwa.name }).tap();
  const name = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
  await expect(name).toHaveText(ar.branches.nizwa.name);
  await expect(name).toBeInViewport();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport();
});
