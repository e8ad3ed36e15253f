import { expect } from "@playwright/test";
import { test } from "../support/shared-tab.ts";
import { ar } from "../support/words.ts";

const { view, sheet } = ar.myDrops;

// REQ-DROPS-11, REQ-DROPS-12, REQ-DROPS-19
test("on a phone a visitor copies a tapering drop and sees the timetable of its day", async ({
  page,
}) => {
  await page.goto("/my-drops?lang=ar");
  await page.getByRole("button", { name: view.first.action }).tap();
  await page.getByLabel(view.bottle.name).fill("Rosa 1%");
  const more = page.getByRole("button", { name: view.bottle.moreTimes });
  for (const _ of [2, 3]) await more.tap();
  await page.locator("label").filter({ hasText: view.bottle.eyes.right }).tap();
  await page.getByRole("button", { name: view.bottle.addStep }).tap();
  const steps = page.getByRole("group", { name: view.bottle.steps });
  await expect(steps.getByRole("listitem")).toHaveCount(2);
  await expect(steps.getByRole("listitem").last()).toContainText(sheet.times.twice);
  await page.getByRole("button", { name: view.bottle.done }).tap();
  const showDay = page.getByRole("link", { name: view.showDay });
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expect(showDay).toBeInViewport();
  await showDay.tap();
  const day = page.getByRole("table", { name: view.day.title });
  await expect(day.getByText(sheet.eyes.right)).toHaveCount(3);
  const times = page.getByRole("img", { name: view.ring.name }).locator("text");
  await expect(times).toHaveText(["٧ ص", "٢:٣٠ م", "١٠ م"]);
  const sizes = await times.evaluateAll((texts) =>
    texts.map(
      (text) =>
        Number.parseFloat(getComputedStyle(text).fontSize) *
        ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBe(0);
});
