import { expect, type Page } from "@playwright/test";
import { branchIds } from "../../app/content/data/branches.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { sessionsOn } from "../../app/opening-hours/branch-hours.ts";
import { clockTime } from "../../app/opening-hours/clock-time.ts";
import { dayAndDate } from "../../app/opening-hours/day-and-date.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { dayName } from "../support/branch-hours.ts";
import { test } from "../support/test.ts";
import { en } from "../support/words.ts";

const { view } = en.visit;
const bubble = (page: Page) => page.locator("#visit-message [lang=en]").first();
const longDate = (date: string) => dayAndDate(date, en.hours.weekdays, "en");
const strip = (page: Page) => page.getByRole("group", { name: view.legends.day });

/** A branch that is open, or closed, on a date. */
function findBranch(date: string, isOpen: boolean) {
  const day = omanDay(Date.parse(`${date}T08:00:00Z`));
  return branchIds.find((id) => sessionsOn(hoursIn("contact", id, []), day).length > 0 === isOpen);
}

// REQ-VISIT-3
test("a hostile fragment adds no content and sends nothing", async ({ page }) => {
  const text = "Pay".repeat(170);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const with_ of ["", "with=1&date=2099-01-04&time=10:00&"]) {
    await page.goto("about:blank");
    await page.goto(
      `/visit#${with_}branch=sohar&for=<img src=x onerror=alert(1)>&name=${text}&insurer=${text}&note=%E0%A4%A`,
    );
    await expect(
      page.locator("[data-hydrated]").filter({ has: page.locator("#visit-message, dl") }),
    ).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/Pay|onerror|undefined|NaN/);
    await expect(page.getByRole("main").locator("img[src=x]")).toHaveCount(0);
  }
  expect(requests.filter((url) => /Pay|onerror/.test(url))).toEqual([]);
});

// REQ-VISIT-9
test("a preferred day that is past, closed or too far ahead is left out of the message", async ({
  page,
}) => {
  const today = omanDay(Date.now());
  const days = Array.from({ length: 14 }, (_, index) => omanDay(Date.now(), index + 1).date);
  const closed = days.find((date) => findBranch(date, false));
  const dates = [
    [today.date, "exam"],
    ["2020-02-29", "lasik"],
    ["2099-01-04", "cataract"],
    ...(closed ? ([[closed, "lenses"]] as const) : []),
  ] as const;
  for (const [date, purpose] of dates) {
    const branch = date === closed ? findBranch(date, false) : "main";
    await page.goto(`/visit#branch=${branch}&day=${date}&for=${purpose}`);
    // The message of this address, not of the last one.
    await expect(bubble(page)).toContainText(en.visit.messages.purposes[purpose]);
    await expect(bubble(page)).not.toContainText(longDate(date));
    await expect(strip(page).getByRole("radio", { checked: true })).toHaveCount(0);
  }
});

// REQ-VISIT-4
test("a date of an appointment that is past asks to check it", async ({ page }) => {
  for (const reason of ["change", "book"]) {
    await page.goto(`/visit#about=${reason}&branch=sur&date=2026-01-12&time=09:00`);
    await expect(page.getByRole("main")).toContainText(view.notice.past);
  }
});

// REQ-VISIT-3
test("a date that is the first input of a visit stays in its field and in the address", async ({
  page,
}) => {
  const { date, weekday } = omanDay(Date.now(), 20);
  await page.goto("/visit");
  await page.getByLabel(view.date, { exact: true }).fill(date);
  await expect(
    page.getByRole("status").filter({ hasText: en.hours.weekdays[weekday] }),
  ).toBeVisible();
  await expect(page.getByLabel(view.date, { exact: true })).toHaveValue(date);
  expect(page.url()).toContain(date);
});

// REQ-VISIT-9
test("an appointment at a time when the branch is closed asks to check it", async ({ page }) => {
  const day = omanDay(Date.now(), 10);
  const sessions = sessionsOn(hoursIn("contact", "main", []), day);
  const remark = interpolate(view.notice.closed, { branch: en.branches.main.shortName });
  const minutes = Array.from({ length: (24 * 60) / 5 }, (_, index) => index * 5);
  const isOpen = (minute: number) => sessions.some(({ from, to }) => minute >= from && minute < to);
  for (const [minute, count] of [
    [minutes.find((minute) => !isOpen(minute)), 1],
    [minutes.find(isOpen), 0],
  ] as const) {
    // The clinic may be open all day or closed on that day.
    if (minute === undefined) continue;
    await page.goto(`/visit#about=change&branch=main&date=${day.date}&time=${clockTime(minute)}`);
    await expect(bubble(page)).toContainText(longDate(day.date));
    await expect(page.getByRole("main").getByText(remark)).toHaveCount(count);
  }
});

// REQ-VISIT-9
for (const [title, now, day] of [
  ["31 December", "2026-12-30T06:00:00Z", "2026-12-31"],
  ["the first day of a year", "2027-12-31T06:00:00Z", "2028-01-01"],
  ["a leap day", "2028-02-28T06:00:00Z", "2028-02-29"],
] as const) {
  test(`${title} can be chosen, and is written with its year`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(`/visit#branch=${findBranch(day, true)}`);
    const first = strip(page).getByRole("radio").first();
    await expect(first).toHaveAccessibleName(dayName(day));
    await first.click();
    await expect(bubble(page)).toContainText(longDate(day));
    await expect(page).toHaveURL(new RegExp(`day=${day}`));
  });
}

test.describe("for a visitor in London", () => {
  test.use({ timezoneId: "Europe/London" });

  // REQ-VISIT-9
  test("days and the 24 hours before an appointment are those of Oman", async ({ page }) => {
    // 22:30 on 15 June in London, half past one on 16 June in Oman.
    await page.clock.setFixedTime("2027-06-15T21:30:00Z");
    await page.goto("/visit#about=cancel&branch=main&date=2027-06-17&time=01:00");
    await expect(page.getByRole("main")).toContainText(/call as well/);
    await expect(bubble(page)).toContainText(longDate("2027-06-17"));
    await page.goto("/visit#about=cancel&branch=main&date=2027-06-17&time=02:00");
    await expect(page.getByRole("main")).toContainText(/there is time/);
    await page.goto("/visit#branch=main");
    await expect(strip(page).getByRole("radio").first()).toHaveAccessibleName(
      dayName("2027-06-17"),
    );
  });
});

// REQ-VISIT-1
test("the message is announced after a second without changes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T09:00:00+04:00") });
  await page.goto("/visit#branch=nizwa");
  const heard = page.locator("#visit-message [role=status]").first();
  await expect(heard).toContainText(en.branches.nizwa.shortName);
  // An installed clock goes on until it is paused.
  await page.clock.pauseAt(new Date("2026-11-21T10:00:00+04:00"));
  await page.getByRole("radio", { name: view.purposes.lasik }).click();
  await page.clock.runFor(800);
  await page.getByRole("checkbox", { name: view.wheelchair }).click();
  await page.clock.runFor(800);
  await expect(heard).not.toContainText(en.visit.messages.wheelchair);
  await page.clock.runFor(400);
  await expect(heard).toContainText(en.visit.messages.wheelchair);
});
