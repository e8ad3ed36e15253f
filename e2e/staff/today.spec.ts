import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff } from "../support/staff.ts";
import { phoneViewport } from "../support/viewports.ts";
import { en } from "../support/words.ts";

const { titles, today } = en.staffArea;

// REQ-STAFF-30
test("a table names the notices and opening exceptions of the next 30 days for each branch, and nothing later", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  const days = (first: number, last: number) => ({
    id: crypto.randomUUID(),
    expected_version: 0,
    first_day: omanDay(Date.now(), first).date,
    last_day: omanDay(Date.now(), last).date,
  });
  await callAsStaff(server, staff, "save_notice", {
    ...days(0, 40),
    branches: ["sohar"],
    text_en: "The lift is being serviced.",
    text_ar: "المصعد قيد الصيانة.",
  });
  const closed = { branches: ["nizwa"], sessions: [], reason_ar: "جرد سنوي" };
  const save = (parameters: Record<string, unknown>) =>
    callAsStaff(server, staff, "save_opening_exception", { ...closed, ...parameters });
  await save({ ...days(29, 29), reason_en: "Stock-taking" });
  await save({ ...days(31, 31), reason_en: "Later stock-taking" });
  await openAsStaff(page, server, staff, pathOf("staff"));
  const table = page.getByRole("table", { name: today.nextDays.title });
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row(en.branches.sohar.shortName)).toContainText(
    interpolate(today.notice, { text: "The lift is being serviced." }),
  );
  await expect(row(en.branches.nizwa.shortName)).toContainText("Stock-taking");
  await expect(row(en.branches.nizwa.shortName)).toContainText(en.hours.closed);
  await expect(row(en.branches.sur.shortName)).toContainText(today.nothing);
  await expect(page.getByRole("main")).not.toContainText("Later stock-taking");
  // Each bar is inside the ruler.
  const lines = await table.locator("svg").evaluateAll((all) =>
    all.map((svg) => {
      const box = svg.getBoundingClientRect();
      const bars = [...svg.querySelectorAll("rect[rx]")].map((bar) => bar.getBoundingClientRect());
      return bars.map(({ left, right }) => left >= box.left - 3 && right <= box.right + 3);
    }),
  );
  expect(lines).toEqual([[], [true], [], [true], []]);
});

// REQ-STAFF-30
test("when no branch has an entry one sentence says so, and otherwise each branch without one", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, pathOf("staff"));
  const branches = page.getByRole("region", { name: today.branches });
  await expect(branches.getByText(today.nothing)).toHaveCount(1);
  await callAsStaff(server, staff, "save_notice", {
    id: crypto.randomUUID(),
    expected_version: 0,
    first_day: omanDay(Date.now()).date,
    last_day: omanDay(Date.now()).date,
    branches: ["sohar"],
    text_en: "The lift is being serviced.",
    text_ar: "المصعد قيد الصيانة.",
  });
  await page.reload();
  await expect(branches.getByText(today.nothing)).toHaveCount(4);
});

test("on a phone a long address in a notice breaks, and the page does not scroll sideways", async ({
  page,
  server,
}) => {
  await page.setViewportSize(phoneViewport);
  const staff = await createStaff(server);
  await callAsStaff(server, staff, "save_notice", {
    id: crypto.randomUUID(),
    expected_version: 0,
    first_day: omanDay(Date.now()).date,
    last_day: omanDay(Date.now()).date,
    branches: ["sohar"],
    text_en: `The new entrance: https://maps.example/${"entrance".repeat(15)}`,
    text_ar: "المدخل الجديد من جهة الحديقة.",
  });
  await openAsStaff(page, server, staff, pathOf("staff"));
  await expect(page.getByRole("link", { name: /The new entrance/ })).toBeVisible();
  const sidewise = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sidewise).toBeLessThanOrEqual(0);
});

test("on a phone the brand above a form leads back to the first screen", async ({
  page,
  server,
}) => {
  await page.setViewportSize(phoneViewport);
  await openAsStaff(page, server, await createStaff(server), pathOf("staff-notice"));
  await page.getByRole("link", { name: en.staffArea.frame.tagline }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
});

// REQ-STAFF-30
test("an undone change disappears from the first screen at once", async ({ page, server }) => {
  const staff = await createStaff(server);
  const row = await callAsStaff(server, staff, "save_notice", {
    id: crypto.randomUUID(),
    expected_version: 0,
    first_day: omanDay(Date.now()).date,
    last_day: omanDay(Date.now()).date,
    branches: ["sohar"],
    text_en: "First text.",
    text_ar: "النص الأول.",
  });
  await openAsStaff(page, server, staff, `${pathOf("staff-notice")}#${row.id}`);
  const { notice } = en.staffArea;
  await page.getByLabel(notice.text.en, { exact: true }).fill("Second text.");
  await page.getByRole("button", { name: notice.publishChange }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /Second text/ })).toHaveCount(1);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect(main.getByRole("link", { name: /First text/ })).toHaveCount(1);
  await expect(main.getByRole("link", { name: /Second text/ })).toHaveCount(0);
});
