import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { branchIds } from "../../app/content/data/branches.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { startProxy } from "../../tools/test-servers/fault-proxy.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/own-server.ts";
import { callAsStaff, createStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";

const day = 24 * 60 * 60 * 1000;
const dayFromToday = (days: number) => omanDay(Date.now() + days * day).date;

interface Notice {
  id?: string;
  branches?: string[];
  first_day?: string;
  last_day?: string;
  text_en: string;
  text_ar: string;
}

async function saveNotice(server: ServerProcess, staff: StaffAccount, notice: Notice) {
  return callAsStaff(server, staff, "save_notice", {
    id: randomUUID(),
    expected_version: 0,
    branches: ["sohar"],
    first_day: dayFromToday(0),
    last_day: dayFromToday(3),
    ...notice,
  });
}

/** Requests a page until it contains a text: pages are cached for less than a minute. */
async function expectOnPage(parser: Page, address: string, text: string): Promise<void> {
  await expect.poll(() => readMainText(parser, address), address).toContain(text);
}

// REQ-VISIT-8
test("a companion reads the notices of the branch for the day of the visit", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const staff = await createStaff(server);
  await saveNotice(server, staff, { text_en: "The lift stands still.", text_ar: "المصعد معطل." });
  const link = (days: number) =>
    `${server.address}/visit?lang=en#with=1&branch=sohar&date=${dayFromToday(days)}&time=10:00`;
  await expect(async () => {
    await page.goto("about:blank");
    await page.goto(link(2));
    await expect(page.getByRole("definition").filter({ hasText: "lift" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.goto("about:blank");
  await page.goto(link(9));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(en.branches.sohar.shortName);
  await expect(page.getByRole("definition").filter({ hasText: "lift" })).toHaveCount(0);
});

// REQ-STAFF-9, REQ-STAFF-21
test("a notice is on the branch's card, in the finder, in the triage, in the search and in the booking page, in both languages", async ({
  parser,
  startServer,
}) => {
  const server = await startServer(1);
  const staff = await createStaff(server);
  const texts = { en: "The lift <b>stands still</b> today.", ar: "المصعد <b>معطل</b> اليوم." };
  await saveNotice(server, staff, { text_en: texts.en, text_ar: texts.ar });
  for (const locale of ["en", "ar"] as const) {
    for (const path of [
      pathOf("branches"),
      pathOf("booking"),
      pathOf("home"),
      `${pathOf("search")}?q=sohar`,
      pathOf("offline"),
    ])
      await expectOnPage(parser, server.address + withLocale(path, locale), texts[locale]);
  }
});

// REQ-STAFF-9
test("while the backend is unavailable, the last known notices are shown", async ({
  parser,
  origin,
  startServer,
}) => {
  const backend = await startServer(0);
  const stopProxy = await startProxy(origin(1), backend.address);
  const server = await startServer(2, {
    SUPABASE_URL: origin(1),
    SUPABASE_ANON_KEY: backend.publicKey(),
  });
  const text = { text_en: "Parking is closed.", text_ar: "الموقف مغلق." };
  await saveNotice(backend, await createStaff(backend), text);
  await expectOnPage(parser, `${server.address}/branches?branch=sohar`, text.text_en);
  await stopProxy();
  // These pages have not been rendered yet.
  for (const path of ["/book-consultation?branch=sohar", "/search?q=sohar", "/"]) {
    expect(await readMainText(parser, server.address + path), path).toContain(text.text_en);
  }
});

// REQ-STAFF-23
test("the opening hours are data that other sites may read", async ({ startServer }) => {
  const server = await startServer(1);
  const staff = await createStaff(server);
  const text = { text_en: "The lift stands still.", text_ar: "المصعد معطل." };
  await saveNotice(server, staff, { branches: ["all"], ...text });
  const response = await fetch(`${server.address}/hours.json`, {
    headers: { Origin: "https://maps.example" },
  });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const data = await response.json();
  expect(data).toMatchObject({ version: 1, timeZone: "Asia/Muscat" });
  expect(data.branches.map(({ id }: { id: string }) => id)).toEqual(branchIds);
  for (const branch of data.branches) {
    expect(Object.keys(branch.bookingHours)).toHaveLength(7);
    expect(branch.status).toHaveProperty(branch.status.open ? "until" : "opens");
  }
  expect(data.notices).toMatchObject([
    { branches: [...branchIds], text: { en: text.text_en, ar: text.text_ar } },
  ]);
});

// REQ-STAFF-9
test("a withdrawn notice disappears from the pages, which are cached for less than a minute", async ({
  parser,
  startServer,
}) => {
  const server = await startServer(1);
  const staff = await createStaff(server);
  const text = { text_en: "Parking is closed.", text_ar: "الموقف مغلق." };
  const row = await saveNotice(server, staff, { branches: ["all"], ...text });
  await expectOnPage(parser, `${server.address}/branches`, text.text_en);
  const { headers } = await fetch(`${server.address}/branches`);
  const [, seconds] = /s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "") ?? [];
  expect(Number(seconds ?? 0)).toBeLessThan(45);
  await callAsStaff(server, staff, "withdraw_notice", { id: row.id, expected_version: 1 });
  // Results of typed words are never cached.
  await expect(async () => {
    const results = await readMainText(parser, `${server.address}/search?q=sohar`);
    expect(results).toContain("Sohar");
    expect(results).not.toContain(text.text_en);
  }).toPass();
});

/** Requests a page like a crawler, and reads the text of its main landmark with the DOM parser of a page. */
async function readMainText(parser: Page, address: string): Promise<string> {
  const html = bodyText(await sendRequest(address));
  return parser.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
    for (const hidden of main?.querySelectorAll("script, style, template, noscript") ?? [])
      hidden.remove();
    return main?.textContent.replace(/\s+/g, " ") ?? "";
  }, html);
}
