import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { branchIds } from "../../app/content/data/branches.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { companionFragment } from "../../app/features/visit/visit-state.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { contactHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { parseExceptionalHours } from "../../app/opening-hours/exceptional-hours-row.ts";
import { exceptionalHoursSentences } from "../../app/opening-hours/exceptional-hours-sentences.ts";
import { hoursSummary } from "../../app/opening-hours/hours-summary.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import {
  type PageExceptionalHours,
  pageExceptionalHours,
} from "../../app/opening-hours/page-exceptional-hours.ts";
import { startProxy } from "../../tools/test-servers/fault-proxy.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { badgeIn, branchPanel } from "../branches/branch-card.ts";
import { readWeek } from "../branches/week-table.ts";
import { dayName, weekTableTexts } from "../support/branch-hours.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/servers/own-server.ts";
import { callAsStaff, createStaff, type StaffAccount } from "../support/staff.ts";
import { en, words } from "../support/words.ts";

const dayFromToday = (days: number) => omanDay(Date.now(), days).date;
const noonOn = (days: number) => Date.parse(`${dayFromToday(days)}T12:00:00+04:00`);

const shortDay = [{ from: 10 * 60, to: 14 * 60 }];

interface Row {
  branches: readonly string[];
  first_day: string;
  last_day: string;
  sessions: readonly { from: number; to: number }[];
  reason_en: string;
  reason_ar: string;
}

const closedToday: Row = {
  branches: ["all"],
  first_day: dayFromToday(0),
  last_day: dayFromToday(0),
  sessions: [],
  reason_en: "Power cut & repair",
  reason_ar: "انقطاع الكهرباء",
};

const shortTomorrow: Row = {
  ...closedToday,
  branches: ["main"],
  first_day: dayFromToday(1),
  last_day: dayFromToday(1),
  sessions: shortDay,
  reason_en: "Staff training",
  reason_ar: "تدريب الموظفين",
};

async function saveException(server: ServerProcess, staff: StaffAccount, row: Row) {
  return callAsStaff(server, staff, "save_opening_exception", {
    id: randomUUID(),
    expected_version: 0,
    ...row,
  });
}

/** The exceptional hours that pages must show for rows, the last saved first. */
function exceptionalHoursOf(rows: readonly Row[], locale: Locale = "en"): PageExceptionalHours[] {
  const table = rows.flatMap((row) => parseExceptionalHours({ ...row }) ?? []);
  return pageExceptionalHours(table, words[locale].hours, locale);
}

/** Waits until the site has read the rows: results of typed words are never cached. */
async function expectRowsRead({ address }: ServerProcess, reason: string): Promise<void> {
  const read = async () => (await fetch(`${address}/search?q=sohar`)).text();
  await expect.poll(read).toContain(reason);
}

/** Expects the week, the sentences on it and the hours summary of the main branch for rows at a time. */
async function expectCard(
  page: Page,
  rows: readonly Row[],
  instant: number,
  locale: Locale = "en",
) {
  const { hours } = words[locale];
  const own = contactHoursOf("main", exceptionalHoursOf(rows, locale));
  await expect(branchPanel(page)).toContainText(hoursSummary(own, instant, hours, locale));
  await expect.poll(() => readWeek(page)).toEqual(weekTableTexts(own, instant, locale));
  for (const sentence of exceptionalHoursSentences(own, instant))
    await expect(branchPanel(page)).toContainText(sentence);
}

// REQ-STAFF-60
test("a closed day and other sessions are in the table, the badge and the hours summary, in both languages", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const staff = await createStaff(server);
  await saveException(server, staff, closedToday);
  await saveException(server, staff, shortTomorrow);
  await expectRowsRead(server, shortTomorrow.reason_en);
  const rows = [shortTomorrow, closedToday];
  for (const locale of ["en", "ar"] as const) {
    await page.goto(server.address + withLocale(pathOf("branches"), locale));
    await expectCard(page, rows, Date.now(), locale);
    const { selector } = words[locale].branchesPage;
    await expect(badgeIn(branchPanel(page), selector)).toHaveText(selector.closed);
  }
  // The island computes the same with the clock of the browser.
  await page.clock.setFixedTime(noonOn(1));
  await page.goto(`${server.address}/branches`);
  await waitUntilInteractive(page);
  await expectCard(page, rows, noonOn(1));
  await expect(badgeIn(branchPanel(page), en.branchesPage.selector)).toHaveText(
    en.branchesPage.selector.open,
  );
});

// REQ-STAFF-60
test("while a row closes all branches, the home page, the triage, the phone bar, the booking page and the page without a connection say so", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  await saveException(server, await createStaff(server), closedToday);
  await expectRowsRead(server, closedToday.reason_en);
  await page.goto(server.address);
  await expect(page.getByRole("main")).toContainText(en.home.hero.now.closed);
  await expect(page.getByRole("main")).toContainText(en.triage.today.allClosed);
  const callInBar = page.locator("[data-branch-part=call]").last();
  await expect(callInBar).toHaveJSProperty("hidden", true);
  await page.goto(server.address + pathOf("booking"));
  await expect(branchPanel(page)).toContainText(closedToday.reason_en);
  const { selector } = en.booking;
  await expect(badgeIn(branchPanel(page), selector)).toHaveText(selector.closed);
  await page.goto(server.address + pathOf("offline"));
  await expect(page.getByRole("main")).toContainText(en.triage.today.allClosed);
});

// REQ-STAFF-60, REQ-STAFF-23
test("structured data and the open data have the exceptional hours", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const staff = await createStaff(server);
  await saveException(server, staff, closedToday);
  await saveException(server, staff, shortTomorrow);
  await expectRowsRead(server, shortTomorrow.reason_en);
  await page.goto(server.address + pathOf("branches"));
  const json = await page.locator("script[type='application/ld+json']").textContent();
  const graph = JSON.parse(json ?? "")["@graph"] as Record<string, unknown>[];
  const clinic = graph.find((node) => String(node["@id"]).endsWith("#clinic-main"));
  expect(clinic?.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: dayFromToday(1), validThrough: dayFromToday(1), opens: "10:00", closes: "14:00" },
    { validFrom: dayFromToday(0), validThrough: dayFromToday(0), opens: "00:00", closes: "00:00" },
  ]);
  const response = await fetch(`${server.address}/hours.json`);
  const { branches } = (await response.json()) as { branches: Record<string, unknown>[] };
  expect(branches.map(({ id }) => id)).toEqual(branchIds);
  expect(branches[0]).toMatchObject({
    exceptions: [
      { firstDay: dayFromToday(1), sessions: [{ from: "10:00", to: "14:00" }] },
      { firstDay: dayFromToday(0), lastDay: dayFromToday(0), sessions: [] },
    ],
    status: { open: false, opens: { day: dayFromToday(1), at: "10:00" } },
  });
});

// REQ-STAFF-60
test("a closed day cannot be chosen in the plan of a visit, and the companion reads the reason", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const closed = { ...shortTomorrow, sessions: [] };
  await saveException(server, await createStaff(server), closed);
  const name = dayName(closed.first_day, en.hours.closed);
  await expectRowsRead(server, closed.reason_en);
  await page.goto(server.address + pathOf("visit"));
  await expect(page.getByRole("radio", { name })).toBeDisabled();
  const fragment = companionFragment({
    reason: "book",
    branch: "main",
    answer: "en",
    date: closed.first_day,
    time: 10 * 60 + 30,
  });
  await page.goto(`${server.address}${pathOf("visit")}#${fragment}`);
  await page.reload();
  await expect(page.getByRole("main")).toContainText(closed.reason_en);
});

// REQ-STAFF-60
test("the later of two rows for one day applies, and both end after their last day", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const staff = await createStaff(server);
  const closure = { ...closedToday, branches: ["main"], last_day: dayFromToday(3) };
  await saveException(server, staff, closure);
  await saveException(server, staff, shortTomorrow);
  await expectRowsRead(server, shortTomorrow.reason_en);
  for (const days of [1, 2, 4]) {
    await page.clock.setFixedTime(noonOn(days));
    await page.goto(`${server.address}/branches`);
    await waitUntilInteractive(page);
    await expectCard(page, [shortTomorrow, closure], noonOn(days));
  }
  await expect(branchPanel(page)).not.toContainText(closure.reason_en);
});

// REQ-STAFF-9
test("while the backend is unavailable, the last rows are shown; a malformed row is skipped", async ({
  page,
  origin,
  startServer,
}) => {
  const backend = await startServer(0);
  const stopProxy = await startProxy(origin(1), backend.address);
  const row = { ...closedToday, id: randomUUID(), updated_at: new Date().toISOString() };
  const malformed = { ...row, sessions: [{ from: 900, to: 600 }], reason_en: "Malformed" };
  const body = JSON.stringify([malformed, row]);
  await fetch(`${origin(1)}/proxy-control`, {
    method: "PUT",
    body: JSON.stringify({
      match: "opening_exceptions",
      fault: { kind: "respond", status: 200, type: "application/json", body },
    }),
  });
  const server = await startServer(2, {
    SUPABASE_URL: origin(1),
    SUPABASE_ANON_KEY: backend.publicKey(),
  });
  await expectRowsRead(server, closedToday.reason_en);
  await page.goto(server.address + pathOf("branches"));
  await expect(branchPanel(page)).toContainText(closedToday.reason_en);
  await expect(branchPanel(page)).not.toContainText(malformed.reason_en);
  await stopProxy();
  // These pages have not been rendered yet.
  await page.goto(`${server.address}/book-consultation`);
  await expect(branchPanel(page)).toContainText(closedToday.reason_en);
  await page.goto(`${server.address}/?lang=ar`);
  await expect(page.getByRole("main")).toContainText(words.ar.triage.today.allClosed);
});
