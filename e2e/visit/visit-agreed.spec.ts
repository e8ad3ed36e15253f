import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { branches, branchIds } from "../../app/content/data/branches.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { sessionsOn } from "../../app/opening-hours/branch-hours.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { installFakeVoice } from "../support/fake-voice.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const { view } = en.visit;
const { sohar } = en.branches;

// REQ-VISIT-5
test("an agreed time is saved as an entry of a calendar, with an alarm a day before", async ({
  page,
}) => {
  const { agreed, date: dateLabel, time, calendar } = ar.visit.view;
  const date = omanDay(Date.now(), 20).date;
  await page.goto("/visit?lang=ar#branch=salalah");
  await page.getByRole("button", { name: agreed.calendar }).click();
  await expect(page.getByText(agreed.missing)).toBeVisible();
  await page.getByLabel(dateLabel, { exact: true }).fill(date);
  await page.getByLabel(time, { exact: true }).fill("17:30");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: agreed.calendar }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  const event = new ICAL.Event(component);
  expect(event.startDate.toString()).toBe(`${date}T17:30:00`);
  expect(component?.getFirstProperty("dtstart")?.getParameter("tzid")).toBe("Asia/Muscat");
  expect(event.summary).toContain(ar.branches.salalah.shortName);
  for (const part of [calendar.bring, branches.salalah.phone.value, branches.salalah.mapUrl])
    expect(event.description).toContain(part);
  const alarm = component?.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
  expect(ICAL.Duration.fromString(String(alarm)).toSeconds()).toBe(-24 * 60 * 60);
});

// REQ-VISIT-5
test("the buttons beside the date and the time choose an open day and a time at which the branch is open", async ({
  page,
}) => {
  await page.goto("/visit#branch=sohar");
  const fields = page.getByRole("group", { name: view.legends.appointment });
  const date = fields.getByLabel(view.date, { exact: true });
  const later = fields.getByRole("button", { name: view.dayLater });
  let last = "";
  // A week has closed days.
  for (let count = 0; count < 6; count++) {
    await later.click();
    await expect(date).not.toHaveValue(last);
    last = await date.inputValue();
    const day = omanDay(Date.parse(`${last}T08:00:00Z`));
    expect(sessionsOn(hoursIn("contact", "sohar", []), day).length).toBeGreaterThan(0);
  }
  await fields.getByRole("button", { name: view.dayEarlier }).click();
  await expect(date).not.toHaveValue(last);
  await fields.getByRole("button", { name: view.later, exact: true }).click();
  const [year = ""] = (await date.inputValue()).split("-");
  await expect(fields.getByRole("status")).toContainText(year);
  await expect(fields.getByLabel(view.time, { exact: true })).not.toHaveValue("");
  await expect(fields).not.toContainText(
    interpolate(view.notice.closed, { branch: sohar.shortName }),
  );
});

// REQ-VISIT-3
test("a companion sees where and when, and nothing about the patient", async ({ page }) => {
  const date = omanDay(Date.now(), 3).date;
  await page.goto(`/visit#with=1&branch=sohar&date=${date}&time=17:00&for=lasik`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(sohar.shortName);
  await expect(main.getByRole("link", { name: view.companion.way })).toHaveAttribute(
    "href",
    branches.sohar.mapUrl,
  );
  await expect(main).toContainText(view.companion.driveText);
  await expect(main).not.toContainText(view.purposes.lasik);
});

test("a link without a readable visit says so, and a past visit too", async ({ page }) => {
  await page.goto("/visit#with=1&branch=<b>&date=2026-02-31&time=99:99");
  await expect(page.getByRole("main")).toContainText(view.companion.unreadable);
  await page.goto("/visit#with=1&branch=sur&date=2026-01-12&time=09:00");
  await expect(page.getByRole("main")).toContainText("January 12, 2026");
});

// REQ-VISIT-8
test("a companion can listen to the visit and read it in larger print", async ({ newVisitor }) => {
  const page = await newVisitor();
  const date = omanDay(Date.now(), 3).date;
  await installFakeVoice(page, "en");
  await page.goto(`/visit#with=1&branch=sohar&date=${date}&time=17:00`);
  await page.getByRole("button", { name: en.readAloud.listen, exact: true }).click();
  expect(await page.evaluate<string>("utterances.at(-1).text")).toContain(view.companion.title);
  await page.getByRole("button", { name: en.readAloud.stop, exact: true }).click();
  const drive = page.getByRole("definition").filter({ hasText: view.companion.driveText });
  const size = () =>
    drive.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  expect(usual).toBeGreaterThanOrEqual(22);
  await page.getByRole("button", { name: view.companion.larger }).click();
  expect(await size()).toBeGreaterThan(usual);
});

// REQ-VISIT-8
test("a companion reads that the branch is closed on the day, with its phone number", async ({
  page,
}) => {
  const days = Array.from({ length: 7 }, (_, index) => omanDay(Date.now(), index + 1));
  const closed = branchIds.flatMap((branch) =>
    days
      .filter((day) => sessionsOn(hoursIn("contact", branch, []), day).length === 0)
      .map(({ date }) => ({ branch, date })),
  );
  const [first] = closed;
  if (!first) throw new Error("No branch has a closed day");
  await page.goto(`/visit#with=1&branch=${first.branch}&date=${first.date}&time=17:00`);
  const main = page.getByRole("main");
  await expect(main).toContainText(view.companion.callFirst);
  await expect(main.getByText(branches[first.branch].phone.value).first()).toBeVisible();
  await expect(main).not.toContainText(view.companion.hours);
});
