import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { dayAndDate } from "../../app/opening-hours/day-and-date.ts";
import { dayText } from "../../app/opening-hours/hours-text.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { dayName } from "../support/branch-hours.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff } from "../support/staff.ts";
import { en } from "../support/words.ts";

const { notice } = en.staffArea;
const { sohar } = en.branches;
const { week } = hoursIn("contact", "sohar", []);

/** The next days from tomorrow on: an open one, and a closed one. */
const days = Array.from({ length: 10 }, (_, ahead) => omanDay(Date.now(), ahead + 1));
const open = days.find(({ weekday }) => week[weekday].length > 0) ?? omanDay(0);
const closed = days.find(({ weekday }) => week[weekday].length === 0) ?? omanDay(0);

// REQ-STAFF-43, REQ-STAFF-44
test("days are selected on the strip, with the hours of the branch and opening exceptions that are in force", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  await callAsStaff(server, staff, "save_opening_exception", {
    id: crypto.randomUUID(),
    expected_version: 0,
    branches: ["sohar"],
    first_day: open.date,
    last_day: open.date,
    sessions: [{ from: 600, to: 720 }],
    reason_en: "Stock-taking",
    reason_ar: "جرد سنوي",
  });
  await openAsStaff(page, server, staff, pathOf("staff-notice"));
  const main = page.getByRole("main");
  await main.locator("label", { hasText: sohar.shortName }).click();
  const strip = page.getByRole("group", { name: notice.days.title });
  const cell = (date: string) => strip.getByRole("checkbox", { name: dayName(date) });
  await expect(cell(closed.date)).toHaveAccessibleName(dayName(closed.date, en.hours.closed));
  // From today to the open day, and then without the days before it.
  await cell(open.date).check();
  const isSelected = (date: string) => cell(date).isChecked();
  for (let ahead = 0; await isSelected(omanDay(Date.now(), ahead).date); ahead += 1) {
    const { date } = omanDay(Date.now(), ahead);
    if (date === open.date) break;
    await cell(date).uncheck();
  }
  await expect(strip.getByRole("status")).toHaveText(
    dayAndDate(open.date, en.hours.weekdays, "en"),
  );
  await expect(main).toContainText(dayText(week[open.weekday], { words: en.hours, locale: "en" }));
  await expect(main).toContainText("Stock-taking");
  await strip.getByRole("button", { name: notice.days.other }).click();
  await expect(strip.getByLabel(notice.days.first)).toHaveValue(open.date);
  await expect(strip.getByLabel(notice.days.last)).toHaveValue(open.date);
});
