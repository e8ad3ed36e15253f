import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { test } from "../support/servers/shared-server.ts";
import { en } from "../support/words.ts";
import {
  choiceOf,
  expectTodayScreen,
  fillDays,
  fillOwnReason,
  openHoursEntry,
  openHoursForm,
  publish,
  readRows,
  reason,
  saveHours,
} from "./hours.ts";

const { hours, notice, titles } = en.staffArea;
const { reasons } = en.hours.exceptional;
const { sohar, salalah } = en.branches;

/** Adds 200 older entries of another person about each row to the audit log. */
function lengthenLog({ dataDirectory }: ServerProcess): void {
  const database = new DatabaseSync(join(dataDirectory, "app.db"), { timeout: 5000 });
  const columns = "at, actor, actor_email, action, table_name, row_id, after";
  database.exec(`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 200)
    insert into audit_log (id, ${columns})
      select -n, ${columns.replace("actor_email", "'noor@clinic.example'")} from audit_log, numbers
      where table_name = 'opening_exceptions'`);
  database.close();
}

// REQ-STAFF-72
test("the form warns about an entry for the same days, which the person can keep for its branch", async ({
  page,
  server,
}) => {
  const staff = await openHoursForm(page, server);
  await saveHours(server, staff, { branches: ["sohar"], sessions: [{ from: 600, to: 720 }] });
  lengthenLog(server);
  await page.reload();
  await reason(page, reasons["national-day"]).click();
  await fillDays(page);
  await expect(page.getByRole("main")).toContainText(staff.email.replace(/@.*/, ""));
  const keep = page.getByRole("button", { name: hours.overlap.keep });
  await keep.click();
  await expect(keep).toHaveCount(0);
  await publish(page);
  await expectTodayScreen(page);
  const [latest] = await readRows(server);
  expect(latest?.branches).not.toContain("sohar");
});

// REQ-STAFF-73
test("the second of two people who change an entry chooses a version, and can restore the typed text", async ({
  page,
  server,
}) => {
  const { staff, row } = await openHoursEntry(page, server);
  await choiceOf(page, salalah.shortName, hours.choices.closed).click();
  await saveHours(server, staff, {
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
  await expect(choiceOf(page, salalah.shortName, hours.choices.regular)).toBeChecked();
  await page.getByRole("button", { name: notice.undo }).click();
  await expect(page.getByLabel(hours.ownReason.en)).toHaveValue("Stock-taking");
  await expect(choiceOf(page, salalah.shortName, hours.choices.closed)).toBeChecked();
  await page.getByRole("button", { name: notice.publishChange }).click();
  await expectTodayScreen(page);
  const rows = await readRows(server);
  expect(rows).toMatchObject([{ id: row.id, reason_en: "Stock-taking", version: 3 }]);
  expect(rows[0]?.branches).toEqual(["sohar", "salalah"]);
});

// REQ-STAFF-73
test("after a change by somebody else a person's own version is published in one step", async ({
  page,
  server,
}) => {
  const { staff, row } = await openHoursEntry(page, server);
  await page.getByLabel(hours.ownReason.en).fill("My reason");
  await saveHours(server, staff, { id: row.id, expected_version: 1, reason_en: "Their reason" });
  await page.getByRole("button", { name: notice.publishChange }).click();
  await page.getByRole("button", { name: hours.conflict.mine }).click();
  await expectTodayScreen(page);
  expect(await readRows(server)).toMatchObject([{ reason_en: "My reason", version: 3 }]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect.poll(async () => (await readRows(server))[0]?.reason_en).toBe("Their reason");
});

// REQ-STAFF-76
test("an entry is withdrawn in the list and brought back, and the form stays as it is", async ({
  page,
  server,
}) => {
  const staff = await openHoursForm(page, server);
  await saveHours(server, staff, { branches: ["sohar"] });
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
test("an entry that becomes shorter after a failure leaves no row of the failed attempt", async ({
  page,
  server,
}) => {
  await openHoursForm(page, server);
  await fillOwnReason(page);
  await fillDays(page);
  await choiceOf(page, salalah.shortName, hours.choices.closed).click();
  const sessions = page.getByRole("group", { name: sohar.shortName });
  for (const name of ["sohar", "sur"] as const)
    await choiceOf(page, en.branches[name].shortName, hours.choices.other).click();
  await sessions.getByLabel(hours.session.opens, { exact: true }).fill("08:30");
  // The first two rows are saved; the response for the second is lost, and the third is never sent.
  let calls = 0;
  await page.route("**/rpc/save_opening_exception", async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await publish(page);
  await expect(page.getByRole("alert")).toContainText(en.staffArea.frame.failures.unreachable);
  expect(await readRows(server)).toHaveLength(2);
  for (const name of ["sohar", "sur"] as const)
    await choiceOf(page, en.branches[name].shortName, hours.choices.regular).click();
  await publish(page);
  await expectTodayScreen(page);
  expect(await readRows(server)).toMatchObject([{ branches: ["salalah"] }]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.hours.title);
  expect(await readRows(server)).toEqual([]);
});

// REQ-STAFF-73
test("when the response to a save is lost, saving again makes no second entry", async ({
  page,
  server,
}) => {
  await openHoursForm(page, server);
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
  await expectTodayScreen(page);
  const closed = (await readRows(server)).flatMap(({ branches }) => branches);
  expect(closed).toEqual([...new Set(closed)]);
});
