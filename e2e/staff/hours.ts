import { expect, type Page } from "@playwright/test";
import { branchIds } from "../../app/content/data/branches.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { sessionsOn } from "../../app/opening-hours/branch-hours.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";

const { hours, notice, titles } = en.staffArea;

/** Path of the form of an opening exception. */
export const hoursPath = pathOf("staff-hours");

/** The next day from tomorrow on which a branch is open, as "2026-11-20". */
export const openDay = Array.from({ length: 7 }, (_, ahead) => omanDay(Date.now(), ahead + 1)).find(
  (day) =>
    (["sohar", "salalah"] as const).every(
      (id) => sessionsOn(hoursIn("contact", id, []), day).length > 0,
    ),
)?.date;

/** Opens the form of a new entry as staff. */
export async function openHoursForm(page: Page, server: ServerProcess): Promise<StaffAccount> {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, hoursPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.hours.title);
  return staff;
}

/** Saves an entry of one branch as staff, and opens its form. */
export async function openHoursEntry(page: Page, server: ServerProcess) {
  const staff = await createStaff(server);
  const row = await saveHours(server, staff, { branches: ["sohar"] });
  await openAsStaff(page, server, staff, `${hoursPath}#${row.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hours.change);
  return { staff, row };
}

/** Returns the opening exceptions on the site, the latest change first. */
export async function readRows(server: ServerProcess): Promise<Record<string, unknown>[]> {
  const response = await fetch(
    `${server.address}/rest/v1/opening_exceptions?select=*&order=updated_at.desc`,
    { headers: { apikey: server.publicKey() } },
  );
  return (await response.json()) as Record<string, unknown>[];
}

/** The choice of a reason. */
export const reason = (page: Page, name: string) =>
  page.getByRole("group", { name: hours.why }).getByRole("radio", { name, exact: true });

/** The choice of a branch: closed, regular or other hours. */
export const choiceOf = (page: Page, branch: string, name: string) =>
  page.getByRole("group", { name: branch }).getByRole("radio", { name, exact: true });

/** Chooses an own reason, and fills in its texts. */
export async function fillOwnReason(page: Page, english = "Stock-taking", arabic = "جرد سنوي") {
  await reason(page, hours.otherReason).click();
  await page.getByLabel(hours.ownReason.en).fill(english);
  await page.getByLabel(hours.ownReason.ar).fill(arabic);
}

/** Fills in the first and the last day. */
export async function fillDays(page: Page, day = openDay ?? "", last = day): Promise<void> {
  const other = page.getByRole("button", { name: notice.days.other });
  if (await other.isVisible()) await other.click();
  await page.getByLabel(notice.days.first).fill(day);
  await page.getByLabel(notice.days.last).fill(last);
}

export const publish = (page: Page) =>
  page.getByRole("button", { name: notice.publish, exact: true }).click();

/** Expects the first screen of the area, which is shown after a call. */
export const expectTodayScreen = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);

/** Saves an entry that closes all branches on the tested day, with these changes. */
export async function saveHours(
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
