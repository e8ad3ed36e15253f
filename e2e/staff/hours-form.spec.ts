import { expect } from "@playwright/test";
import { weekdays } from "../../app/content/data/hours.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { dayAndDate } from "../../app/opening-hours/day-and-date.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { test } from "../support/servers/shared-server.ts";
import { en } from "../support/words.ts";
import {
  choiceOf,
  expectTodayScreen,
  fillDays,
  fillOwnReason,
  hoursPath,
  openDay,
  openHoursForm,
  publish,
  readRows,
  reason,
} from "./hours.ts";

const { hours, notice, titles } = en.staffArea;
const { reasons } = en.hours.exceptional;
const { sohar, salalah } = en.branches;

// REQ-STAFF-70
test("a holiday closes all branches, an exception of one branch is a row of its own, and Undo opens the form again", async ({
  page,
  server,
}) => {
  await openHoursForm(page, server);
  await reason(page, reasons["national-day"]).click();
  await fillDays(page);
  // It is closed already, and stays so.
  await choiceOf(page, salalah.shortName, hours.choices.closed).click();
  await choiceOf(page, sohar.shortName, hours.choices.other).click();
  const sessions = page.getByRole("group", { name: sohar.shortName });
  await sessions.getByLabel(hours.session.opens, { exact: true }).fill("08:30");
  await sessions.getByLabel(hours.session.closes, { exact: true }).fill("12:00");
  const preview = page.getByRole("region", { name: notice.preview });
  await expect(preview).toContainText(reasons["national-day"]);
  await expect(preview).toContainText(en.hours.closed);
  await publish(page);
  await expectTodayScreen(page);
  const rows = await readRows(server);
  expect(rows.map(({ branches, sessions: own }) => [branches, own])).toEqual(
    expect.arrayContaining([[["sohar"], [{ from: 510, to: 720 }]]]),
  );
  const closed = rows.filter(({ sessions: own }) => JSON.stringify(own) === "[]");
  expect(closed.flatMap(({ branches }) => branches)).toContain("salalah");
  await page.getByRole("button", { name: notice.undo }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.hours.title);
  await expect(sessions.getByLabel(hours.session.opens, { exact: true })).toHaveValue("08:30");
  expect(await readRows(server)).toEqual([]);
});

// REQ-STAFF-70
test("the published hours are on the branch's page, and regular hours return when the entry is withdrawn", async ({
  newVisitor,
  startServer,
}) => {
  const server = await startServer(1);
  const page = await newVisitor();
  await openHoursForm(page, server);
  await fillOwnReason(page);
  await fillDays(page);
  await choiceOf(page, salalah.shortName, hours.choices.closed).click();
  await publish(page);
  await expectTodayScreen(page);
  await expect(page.getByRole("link", { name: /Stock-taking/ })).toHaveCount(1);
  const branchPage = `${server.address}${pathOf("branches")}?branch=salalah`;
  await page.goto(branchPage);
  await expect(page.getByRole("main")).toContainText("Stock-taking");
  await page.goto(server.address + hoursPath);
  await page.getByRole("link", { name: hours.current.change }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hours.change);
  await expect(page.getByLabel(hours.ownReason.en)).toHaveValue("Stock-taking");
  await page.getByRole("button", { name: hours.withdraw }).click();
  await expectTodayScreen(page);
  expect(await readRows(server)).toEqual([]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect.poll(async () => (await readRows(server))[0]?.reason_en).toBe("Stock-taking");
});

// REQ-STAFF-71
test("errors are beside their fields and in a summary that has the focus", async ({
  page,
  server,
}) => {
  await openHoursForm(page, server);
  await publish(page);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(hours.errors.why);
  await expect(summary).toContainText(hours.errors.unchanged);
  await fillOwnReason(page, "x".repeat(10_000), "\u202eجرد");
  await fillDays(page, openDay, "2020-01-01");
  await choiceOf(page, sohar.shortName, hours.choices.other).click();
  const sessions = page.getByRole("group", { name: sohar.shortName });
  await sessions.getByLabel(hours.session.opens, { exact: true }).fill("14:00");
  await sessions.getByLabel(hours.session.closes, { exact: true }).fill("09:00");
  await publish(page);
  for (const error of [
    hours.errors.reasonTooLong,
    hours.errors.times,
    notice.errors.order,
    notice.errors.hidden,
  ])
    await expect(summary).toContainText(error);
  await page.getByRole("button", { name: notice.swap }).click();
  await expect(page.getByLabel(notice.days.first)).toHaveValue("2020-01-01");
  expect(await readRows(server)).toEqual([]);
});

// REQ-STAFF-71
test("an empty time is an error, and midnight at the end of the day stays in its field", async ({
  page,
  server,
}) => {
  await openHoursForm(page, server);
  await fillOwnReason(page);
  await fillDays(page);
  await choiceOf(page, sohar.shortName, hours.choices.other).click();
  const sessions = page.getByRole("group", { name: sohar.shortName });
  const opens = sessions.getByLabel(hours.session.opens, { exact: true });
  const closes = sessions.getByLabel(hours.session.closes, { exact: true });
  await closes.fill("00:00");
  await expect(closes).toHaveValue("00:00");
  for (const time of [opens, closes]) {
    const value = await time.inputValue();
    await time.clear();
    await expect(time).toHaveValue("");
    await publish(page);
    await expect(page.getByRole("alert")).toContainText(hours.errors.times);
    await time.fill(value);
  }
  // The preview of a restored form shows no times that are not in order, and a reason that is not written as a gap.
  await opens.clear();
  await page.getByLabel(hours.ownReason.en).clear();
  await page.reload();
  await expect(opens).toHaveValue("");
  const preview = page.getByRole("region", { name: notice.preview });
  await expect(preview).toContainText(en.branches.main.name);
  await opens.fill("09:00");
  await expect(preview).toContainText("9:00 AM-12:00 AM");
  await expect(preview).toContainText("…");
  await page.getByLabel(hours.ownReason.en).fill("Stock-taking");
  await publish(page);
  await expectTodayScreen(page);
  expect(await readRows(server)).toMatchObject([{ sessions: [{ from: 540, to: 1440 }] }]);
});

// REQ-STAFF-75
test("buttons beside a time change it by a quarter of an hour, and stop at the other time", async ({
  page,
  server,
}) => {
  await openHoursForm(page, server);
  await choiceOf(page, sohar.shortName, hours.choices.other).click();
  const sessions = page.getByRole("group", { name: sohar.shortName });
  const [opens, closes] = [hours.session.opens, hours.session.closes];
  const step = (name: string, label: string) =>
    sessions.getByRole("button", { name: interpolate(name, { label }) });
  await sessions.getByLabel(opens, { exact: true }).fill("08:20");
  await step(hours.session.earlier, opens).click();
  await expect(sessions.getByLabel(opens, { exact: true })).toHaveValue("08:15");
  await step(hours.session.later, opens).click();
  await expect(sessions.getByLabel(opens, { exact: true })).toHaveValue("08:30");
  await expect(page.locator("#exception-sohar").getByRole("status")).toContainText(opens);
  await sessions.getByLabel(closes, { exact: true }).fill("09:00");
  await step(hours.session.earlier, closes).click();
  await expect(sessions.getByLabel(closes, { exact: true })).toHaveValue("08:45");
  await expect(step(hours.session.earlier, closes)).toBeDisabled();
});

// REQ-STAFF-70
test("the form says on which of the days a branch is closed in any case", async ({
  page,
  server,
}) => {
  await openHoursForm(page, server);
  const { week } = hoursIn("contact", "sohar", []);
  const days = Array.from({ length: 35 }, (_, ahead) => omanDay(Date.now(), ahead));
  const closed = days.filter(({ weekday }) => week[weekday].length === 0);
  const [first, last] = [closed[0]?.date ?? "", days.at(-1)?.date ?? ""];
  await fillDays(page, first);
  await choiceOf(page, sohar.shortName, hours.choices.closed).click();
  const group = page.locator("#exception-sohar");
  await expect(group).toContainText(
    interpolate(hours.closedDays.days, {
      branch: sohar.shortName,
      days: dayAndDate(first, en.hours.weekdays, "en"),
    }),
  );
  await fillDays(page, first, last);
  await expect(group).toContainText(
    interpolate(hours.closedDays.weekly, {
      branch: sohar.shortName,
      days: new Intl.ListFormat("en").format(
        weekdays.filter((day) => week[day].length === 0).map((day) => en.hours.weekdays[day]),
      ),
    }),
  );
});
