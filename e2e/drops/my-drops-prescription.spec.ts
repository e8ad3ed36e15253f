import { expect, type Page } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { countPrintedPages } from "../support/page/print.ts";
import { test } from "../support/test.ts";
import { ar, en } from "../support/words.ts";

const noon = "2026-11-29T12:00:00+04:00";

/** Copies a bottle with the times a day and the days of each step, as a patient types them. */
async function copyBottle(
  page: Page,
  { view }: typeof en.myDrops | typeof ar.myDrops,
  name: string,
  steps: readonly (readonly [timesADay: number, days: string])[],
): Promise<void> {
  const { bottle } = view;
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  await button(view.first.action).or(button(view.add)).click();
  await page.getByLabel(bottle.name).fill(name);
  await page.getByRole("checkbox", { name: bottle.noEnd }).uncheck({ force: true });
  for (const [index, [times, days]] of steps.entries()) {
    if (index > 0) await button(bottle.addStep).click();
    const step = page.getByRole("group", { name: bottle.steps }).locator("ol > li").nth(index);
    // A later step begins with one time less than the one before.
    const already = index === 0 ? 1 : Math.max(1, (steps[index - 1]?.[0] ?? 1) - 1);
    for (let count = already; count < times; count++)
      await step.getByRole("button", { name: bottle.moreTimes }).click();
    await step.getByLabel(bottle.days, { exact: true }).fill(days);
  }
  await button(bottle.done).click();
}

// REQ-DROPS-18
test("the length of a step is typed as days, in digits of either script, or as its last day", async ({
  page,
}) => {
  await page.clock.setFixedTime(noon);
  const { bottle } = ar.myDrops.view;
  await page.goto("/my-drops?lang=ar");
  await page.getByRole("button", { name: ar.myDrops.view.first.action }).click();
  await page.getByRole("checkbox", { name: bottle.noEnd }).uncheck({ force: true });
  const days = page.getByLabel(bottle.days, { exact: true });
  const lastDay = page.getByLabel(bottle.lastDay, { exact: true });
  await days.fill("١٤");
  await expect(lastDay).toHaveValue("2026-12-12");
  await days.fill("28");
  await expect(days).toHaveValue("٢٨");
  await expect(lastDay).toHaveValue("2026-12-26");
  await lastDay.fill("2026-12-08");
  await expect(days).toHaveValue("١٠");
  await page.getByRole("button", { name: bottle.moreDays }).click();
  await expect(lastDay).toHaveValue("2026-12-09");

  await days.fill("400");
  await expect(days).toHaveAccessibleDescription(bottle.daysError);
  await expect(lastDay).toHaveValue("2026-12-09");
  await lastDay.fill("2026-11-28");
  await expect(lastDay).toHaveAccessibleDescription(new RegExp(formatDateLong("2026-11-29", "ar")));
  await days.fill("");
  await days.blur();
  await expect(days).toHaveValue("١١");
});

// REQ-DROPS-12, REQ-DROPS-13
test("three bottles after a cataract operation have five times a day and one printed page", async ({
  page,
}) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/my-drops");
  await copyBottle(page, en.myDrops, "Antibiotic 0.5%", [[4, "14"]]);
  await copyBottle(page, en.myDrops, "Corticosteroid 1%", [
    [4, "7"],
    [3, "7"],
    [2, "7"],
    [1, "7"],
  ]);
  await copyBottle(page, en.myDrops, "مضاد الالتهاب", [[3, "28"]]);
  await page.getByRole("link", { name: en.myDrops.view.showDay }).click();
  const day = page.getByRole("table", { name: en.myDrops.view.day.title });
  await expect(day.locator("tbody")).toHaveCount(5);
  await expect(day.getByRole("row")).toHaveCount(1 + 4 + 4 + 3);
  await expect(page.getByRole("main")).toContainText(formatDateLong("2026-12-06", "en"));
  expect(await countPrintedPages(page, "A4")).toBe(1);
});

// REQ-DROPS-11
test("the next bottle begins with the eye and the first day of the bottle before", async ({
  page,
}) => {
  await page.clock.setFixedTime(noon);
  const { view } = en.myDrops;
  const left = page.getByRole("radio", { name: view.bottle.eyes.left });
  await page.goto("/my-drops");
  await page.getByRole("button", { name: view.first.action }).click();
  await left.check({ force: true });
  await page.getByLabel(view.bottle.firstDay).fill("2026-11-27");
  await page.getByRole("button", { name: view.bottle.done }).click();
  await page.getByRole("button", { name: view.add }).click();
  await expect(left).toBeChecked();
  await expect(page.getByLabel(view.bottle.firstDay)).toHaveValue("2026-11-27");
});
