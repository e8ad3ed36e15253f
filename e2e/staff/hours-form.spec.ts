import { expect, type Page } from "@playwright/test";
import { branchIds } from "../../app/content/data/branches.ts";
import { weekdays } from "../../app/content/data/hours.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { sessionsOn } from "../../app/opening-hours/branch-hours.ts";
import { dayAndDate } from "../../app/opening-hours/day-and-date.ts";
import { hoursIn } from "../../app/opening-hours/hours-table.ts";
import { omanDay } from "../../app/opening-hours/muscat-clock.ts";
import { type ServerProcess, test } from "../support/servers/server-process.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";

const { hours, notice, titles } = en.staffArea;
const { reasons } = en.hours.exceptional;
const { sohar, salalah } = en.branches;
const form = pathOf("staff-hours");

/** The next day from tomorrow on which a branch is open, as "2026-11-20". */
const openDay = Array.from({ length: 7 }, (_, ahead) => omanDay(Date.now(), ahead + 1)).find(
  (day) =>
    (["sohar", "salalah"] as const).every(
      (id) => sessionsOn(hoursIn("contact", id, []), day).length > 0,
    ),
)?.date;

async function start(page: Page, startServer: (n: number) => Promise<ServerProcess>) {
  const server = await startServer(1);
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, form);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.hours.title);
  return { server, staff };
}

async function readRows(server: ServerProcess): Promise<Record<string, unknown>[]> {
  const response = await fetch(
    `${server.address}/rest/v1/opening_exceptions?select=*&order=updated_at.desc`,
    { headers: { apikey: server.publicKey() } },
  );
  return (await response.json()) as Record<string, unknown>[];
}

const reason = (page: Page, name: string) =>
  page.getByRole("group", { name: hours.why }).getByRole("radio", { name, exact: true });

const plan = (page: Page, branch: string, name: string) =>
  page.getByRole("group", { name: branch }).getByRole("radio", { name, exact: true });

async function fillDays(page: Page, day = openDay ?? "", last = day): Promise<void> {
  const other = page.getByRole("button", { name: notice.days.other });
  if (await other.isVisible()) await other.click();
  await page.getByLabel(notice.days.first).fill(day);
  await page.getByLabel(notice.days.last).fill(last);
}

const publish = (page: Page) =>
  page.getByRole("button", { name: notice.publish, exact: true }).click();

const isToday = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);

// REQ-STAFF-70
test("a holiday closes all branches, other hours of one branch are a row of their own, and Undo opens the form again", async ({
  page,
  startServer,
}) => {
  const { server } = await start(page, startServer);
  await reason(page, reasons["national-day"]).click();
  await fillDays(page);
  // It is closed already, and stays so.
  await plan(page, salalah.shortName, hours.plans.closed).click();
  await plan(page, sohar.shortName, hours.plans.other).click();
  const sessions = page.getByRole("group", { name: sohar.shortName });
  await sessions.getByLabel(hours.session.opens, { exact: true }).fill("08:30");
  await sessions.getByLabel(hours.session.closes, { exact: true }).fill("12:00");
  const preview = page.getByRole("region", { name: notice.preview });
  await expect(preview).toContainText(reasons["national-day"]);
  await expect(preview).toContainText(en.hours.closed);
  await publish(page);
  await isToday(page);
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
  page,
  startServer,
}) => {
  const { server } = await start(page, startServer);
  await reason(page, hours.otherReason).click();
  await page.getByLabel(hours.ownReason.en).fill("Stock-taking");
  await page.getByLabel(hours.ownReason.ar).fill("جرد سنوي");
  await fillDays(page);
  await plan(page, salalah.shortName, hours.plans.closed).click();
  await publish(page);
  await isToday(page);
  await expect(page.getByRole("link", { name: /Stock-taking/ })).toHaveCount(1);
  const branchPage = `${server.address}${pathOf("branches")}?branch=salalah`;
  await page.goto(branchPage);
  await expect(page.getByRole("main")).toContainText("Stock-taking");
  await page.goto(server.address + form);
  await page.getByRole("link", { name: hours.current.change }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hours.change);
  await expect(page.getByLabel(hours.ownReason.en)).toHaveValue("Stock-taking");
  await page.getByRole("button", { name: hours.withdraw }).click();
  await isToday(page);
  expect(await readRows(server)).toEqual([]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect.poll(async () => (await readRows(server))[0]?.reason_en).toBe("Stock-taking");
});

// REQ-STAFF-71
test("errors are beside their fields and in a summary that has the focus", async ({
  page,
  startServer,
}) => {
  const { server } = await start(page, startServer);
  await publish(page);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(hours.errors.why);
  await expect(summary).toContainText(hours.errors.unchanged);
  await reason(page, hours.otherReason).click();
  await page.getByLabel(hours.ownReason.en).fill("x".repeat(10_000));
  await page.getByLabel(hours.ownReason.ar).fill("\u202eجرد");
  await fillDays(page, openDay, "2020-01-01");
  await plan(page, sohar.shortName, hours.plans.other).click();
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

// REQ-STAFF-72
test("another entry of the same days is a warning, and can be the one that counts", async ({
  page,
  startServer,
}) => {
  const { server, staff } = await start(page, startServer);
  await save(server, staff, { branches: ["sohar"], sessions: [{ from: 600, to: 720 }] });
  await page.reload();
  await reason(page, reasons["national-day"]).click();
  await fillDays(page);
  await expect(page.getByRole("main")).toContainText(staff.email.replace(/@.*/, ""));
  const keep = page.getByRole("button", { name: hours.overlap.keep });
  await keep.click();
  await expect(keep).toHaveCount(0);
  await publish(page);
  await isToday(page);
  const [latest] = await readRows(server);
  expect(latest?.branches).not.toContain("sohar");
});

// REQ-STAFF-73
test("of two people at one entry the second chooses between both versions, and can restore what was typed", async ({
  page,
  startServer,
}) => {
  const { server, staff } = await start(page, startServer);
  const row = await save(server, staff, { branches: ["sohar"] });
  await page.goto(`${server.address}${form}#${row.id}`);
  await page.reload();
  await plan(page, salalah.shortName, hours.plans.closed).click();
  await save(server, staff, {
    id: row.id,
    expected_version: 1,
    branches: ["sohar"],
    reason_en: "Their reason",
  });
  const main = page.getByRole("main");
  await page.getByRole("button", { name: notice.publishChange }).click();
  await expect(main).toContainText(hours.conflict.title);
  await expect(main).toContainText("Their reason");
  expect(await readRows(server)).toMatchObject([{ reason_en: "Their reason", version: 2 }]);
  await page.getByRole("button", { name: hours.conflict.theirs }).click();
  await expect(page.getByLabel(hours.ownReason.en)).toHaveValue("Their reason");
  await expect(plan(page, salalah.shortName, hours.plans.regular)).toBeChecked();
  await page.getByRole("button", { name: notice.undo }).click();
  await expect(page.getByLabel(hours.ownReason.en)).toHaveValue("Stock-taking");
  await expect(plan(page, salalah.shortName, hours.plans.closed)).toBeChecked();
  await page.getByRole("button", { name: notice.publishChange }).click();
  await isToday(page);
  const rows = await readRows(server);
  expect(rows).toMatchObject([{ id: row.id, reason_en: "Stock-taking", version: 3 }]);
  expect(rows[0]?.branches).toEqual(["sohar", "salalah"]);
});

// REQ-STAFF-73
test("after a change by somebody else the own version is published in one step", async ({
  page,
  startServer,
}) => {
  const { server, staff } = await start(page, startServer);
  const row = await save(server, staff, { branches: ["sohar"] });
  await page.goto(`${server.address}${form}#${row.id}`);
  await page.reload();
  await page.getByLabel(hours.ownReason.en).fill("My reason");
  await save(server, staff, { id: row.id, expected_version: 1, reason_en: "Their reason" });
  await page.getByRole("button", { name: notice.publishChange }).click();
  await page.getByRole("button", { name: hours.conflict.mine }).click();
  await isToday(page);
  expect(await readRows(server)).toMatchObject([{ reason_en: "My reason", version: 3 }]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect.poll(async () => (await readRows(server))[0]?.reason_en).toBe("Their reason");
});

// REQ-STAFF-75
test("buttons beside a time change it by a quarter of an hour, and stop at the other time", async ({
  page,
  startServer,
}) => {
  await start(page, startServer);
  await plan(page, sohar.shortName, hours.plans.other).click();
  const sessions = page.getByRole("group", { name: sohar.shortName });
  const [opens, closes] = [hours.session.opens, hours.session.closes];
  const step = (name: string, label: string) =>
    sessions.getByRole("button", { name: interpolate(name, { label }) });
  await sessions.getByLabel(opens, { exact: true }).fill("08:20");
  await step(hours.session.earlier, opens).click();
  await expect(sessions.getByLabel(opens, { exact: true })).toHaveValue("08:15");
  await step(hours.session.later, opens).click();
  await expect(sessions.getByLabel(opens, { exact: true })).toHaveValue("08:30");
  await expect(page.locator("#plan-sohar").getByRole("status")).toContainText(opens);
  await sessions.getByLabel(closes, { exact: true }).fill("09:00");
  await step(hours.session.earlier, closes).click();
  await expect(sessions.getByLabel(closes, { exact: true })).toHaveValue("08:45");
  await expect(step(hours.session.earlier, closes)).toBeDisabled();
});

// REQ-STAFF-70
test("the form says on which of the days a branch is closed in any case", async ({
  page,
  startServer,
}) => {
  await start(page, startServer);
  const { week } = hoursIn("contact", "sohar", []);
  const days = Array.from({ length: 35 }, (_, ahead) => omanDay(Date.now(), ahead));
  const closed = days.filter(({ weekday }) => week[weekday].length === 0);
  const [first, last] = [closed[0]?.date ?? "", days.at(-1)?.date ?? ""];
  await fillDays(page, first);
  await plan(page, sohar.shortName, hours.plans.closed).click();
  const group = page.locator("#plan-sohar");
  await expect(group).toContainText(
    interpolate(hours.closedAnyway.days, {
      branch: sohar.shortName,
      days: dayAndDate(first, en.hours.weekdays, "en"),
    }),
  );
  await fillDays(page, first, last);
  await expect(group).toContainText(
    interpolate(hours.closedAnyway.weekly, {
      branch: sohar.shortName,
      days: new Intl.ListFormat("en").format(
        weekdays.filter((day) => week[day].length === 0).map((day) => en.hours.weekdays[day]),
      ),
    }),
  );
});

// REQ-STAFF-76
test("an entry is withdrawn in the list and brought back, and the form stays as it is", async ({
  page,
  startServer,
}) => {
  const { server, staff } = await start(page, startServer);
  await save(server, staff, { branches: ["sohar"] });
  await page.reload();
  await reason(page, hours.otherReason).click();
  await page.getByLabel(hours.ownReason.en).fill("Another reason");
  const entry = page.getByRole("listitem").filter({ hasText: "Stock-taking" });
  await entry.getByRole("button", { name: hours.withdraw }).click();
  await expect(entry).toHaveCount(0);
  expect(await readRows(server)).toEqual([]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect(entry).toHaveCount(1);
  expect(await readRows(server)).toMatchObject([{ reason_en: "Stock-taking", version: 3 }]);
  await expect(page.getByLabel(hours.ownReason.en)).toHaveValue("Another reason");
});

// REQ-STAFF-73
test("while the backend is away nothing is lost, and a repeated call makes no second entry", async ({
  page,
  startServer,
}) => {
  const { server } = await start(page, startServer);
  await reason(page, reasons["national-day"]).click();
  await fillDays(page);
  let isLost = true;
  await page.route("**/rpc/save_opening_exception", async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  await publish(page);
  await expect(page.getByRole("alert")).toContainText(en.staffArea.frame.failures.unreachable);
  await publish(page);
  await isToday(page);
  const closed = (await readRows(server)).flatMap(({ branches }) => branches);
  expect(closed).toEqual([...new Set(closed)]);
});

/** Saves an entry that closes all branches on the tested day, with these changes. */
async function save(
  server: ServerProcess,
  staff: StaffAccount,
  change: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return callAsStaff(server, staff, "save_opening_exception", {
    id: crypto.randomUUID(),
    expected_version: 0,
    branches: [...branchIds],
    first_day: openDay,
    last_day: openDay,
    sessions: [],
    reason_en: "Stock-taking",
    reason_ar: "جرد سنوي",
    ...change,
  });
}
