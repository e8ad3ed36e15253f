import { expect } from "@playwright/test";
import { liveApp } from "./support/app.ts";
import { test } from "./support/journey.ts";
import { omanTime } from "./support/oman-time.ts";

// D5, D12, R26
test("the week reads in Arabic words and digits, Monday to Sunday", async ({ page }) => {
  await page.clock.setFixedTime(omanTime("saturday", "14:00"));
  await page.goto("/branches?branch=sohar");
  await liveApp(page);
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("rowheader")).toHaveText([
    "الاثنين",
    "الثلاثاء",
    "الأربعاء",
    "الخميس",
    "الجمعة",
    "السبتاليوم",
    "الأحد",
  ]);
  const monday = panel.getByRole("row").first().locator("td").first().locator("> *");
  await expect(monday).toHaveText(["٨:٣٠ صباحًا - ١:٠٠ ظهرًا", "٤:٣٠ - ٩:٠٠ مساءً"]);
  await expect(panel).toContainText("يفتح الفرع من جديد الساعة ٤:٣٠ مساءً");
  await expect(panel.getByText("مفتوح", { exact: true })).toBeVisible();
});

// F110
test("the tabs stay below the header of a phone", async ({ page }) => {
  await page.goto("/branches");
  await liveApp(page);
  await page.getByRole("tabpanel").getByRole("row").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.9 });
});
