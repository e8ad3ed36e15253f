import { expect, type Page } from "@playwright/test";
import { totpCode } from "local-supabase/totp-code-fixture";
import { pathOf } from "../../app/content/data/pages.ts";
import { branches } from "../../app/content/en/branches.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { ar as arabic, en } from "../support/words.ts";
import { publish } from "./hours.ts";

const { notice, today, titles, factor, frame } = en.staffArea;
const form = pathOf("staff-notice");
const text = { en: "The lift is being serviced.", ar: "المصعد قيد الصيانة." };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, values: { en: string; ar: string } = text): Promise<void> {
  await page.locator("label", { hasText: branches.sohar.shortName }).click();
  await field(page, notice.text.en).fill(values.en);
  await field(page, notice.text.ar).fill(values.ar);
}

async function readNotices(server: ServerProcess): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${server.address}/rest/v1/notices?select=*`, {
    headers: { apikey: server.publicKey() },
  });
  return (await response.json()) as Record<string, unknown>[];
}

async function start(page: Page, server: ServerProcess) {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, form);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.notice.title);
  return staff;
}

// REQ-STAFF-40
test("a receptionist publishes a notice, undoes it and publishes it again", async ({
  page,
  server,
}) => {
  await start(page, server);
  await fill(page);
  const preview = page.getByRole("region", { name: notice.preview });
  await expect(preview).toContainText(text.en);
  await expect(preview).toContainText(text.ar);
  await publish(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  await expect(page.getByRole("main")).toContainText(text.en);
  expect(await readNotices(server)).toMatchObject([
    { branches: ["sohar"], text_en: text.en, text_ar: text.ar },
  ]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect(field(page, notice.text.en)).toHaveValue(text.en);
  expect(await readNotices(server)).toEqual([]);
  await publish(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  expect(await readNotices(server)).toMatchObject([{ text_en: text.en }]);
});

// REQ-STAFF-40
test("an undone change leaves the earlier notice on the site, and a withdrawal can be undone", async ({
  page,
  server,
}) => {
  await start(page, server);
  await fill(page);
  await publish(page);
  await page.getByRole("link", { name: new RegExp(text.en) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notice.change);
  await field(page, notice.text.en).fill("The lift is closed.");
  await page.getByRole("button", { name: notice.publishChange }).click();
  // The form shows the text too, beside the message of the first publication.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  await expect(page.getByRole("main")).toContainText("The lift is closed.");
  await page.getByRole("button", { name: notice.undo }).click();
  await expect.poll(async () => (await readNotices(server))[0]?.text_en).toBe(text.en);
  const [row] = await readNotices(server);
  await page.goto(`${server.address}${form}#${row?.id}`);
  await page.getByRole("button", { name: notice.withdraw }).click();
  await expect.poll(() => readNotices(server)).toEqual([]);
  await page.getByRole("button", { name: notice.undo }).click();
  await expect.poll(async () => (await readNotices(server))[0]?.text_en).toBe(text.en);
});

// REQ-STAFF-41
test("errors are beside their fields and in a summary that has the focus", async ({
  page,
  server,
}) => {
  await start(page, server);
  await publish(page);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(notice.errors.branches);
  await expect(field(page, notice.text.ar)).toHaveAccessibleDescription(
    new RegExp(notice.errors.textMissing),
  );
  await fill(page, { en: "x".repeat(10_000), ar: `\u202e${text.ar}` });
  await page.getByRole("button", { name: notice.days.other }).click();
  const first = await field(page, notice.days.first).inputValue();
  await field(page, notice.days.last).fill("2020-01-01");
  await publish(page);
  await expect(summary).toContainText(`${notice.text.en}: ${notice.errors.tooLong}`);
  await expect(summary).toContainText(notice.errors.hidden);
  await expect(summary).toContainText(notice.errors.order);
  // The hidden mark is removed, nothing else.
  await expect(field(page, notice.text.ar)).toHaveValue(text.ar);
  await expect(field(page, notice.text.en)).toHaveValue("x".repeat(10_000));
  await page.getByRole("button", { name: notice.swap }).click();
  await expect(field(page, notice.days.last)).toHaveValue(first);
});

// REQ-STAFF-41
test("the summary of errors has the order of the fields, in Arabic too", async ({
  page,
  server,
}) => {
  await openAsStaff(page, server, await createStaff(server), `${form}?lang=ar`);
  await page.getByRole("button", { name: arabic.staffArea.notice.publish, exact: true }).click();
  const links = page.getByRole("alert").getByRole("link");
  await expect(links).toHaveCount(3);
  const positions = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ hash }) => document.querySelector(hash)?.getBoundingClientRect().top ?? 0),
  );
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

// REQ-STAFF-42
test("nothing typed is lost without a network, in a closed tab, or when the session ends", async ({
  page,
  server,
}) => {
  const staff = await start(page, server);
  await fill(page);
  await page.route("**/rest/v1/rpc/*", (route) => route.abort());
  await publish(page);
  await expect(page.getByRole("alert")).toContainText(frame.failures.unreachable);
  await page.unroute("**/rest/v1/rpc/*");
  await page.goto("about:blank");
  await page.goto(server.address + form);
  await expect(field(page, notice.text.en)).toHaveValue(text.en);
  await expect(page.getByRole("main")).toContainText(notice.restored);
  await page.route(
    "**/rest/v1/rpc/*",
    (route) => route.fulfill({ status: 401, json: { code: "PGRST301", message: "JWT expired" } }),
    { times: 1 },
  );
  await publish(page);
  const dialog = page.getByRole("dialog", { name: factor.again.title });
  await dialog.getByLabel(en.account.form.password, { exact: true }).fill(staff.password);
  await dialog.getByRole("button", { name: factor.again.submit }).click();
  await dialog.getByLabel(factor.code.label).fill(totpCode(staff.secret, 1));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  expect(await readNotices(server)).toMatchObject([{ text_en: text.en }]);
});

// REQ-STAFF-6
test("the second of two people who change a notice sees the other version before it is overwritten", async ({
  page,
  newVisitor,
  server,
}) => {
  const staff = await start(page, server);
  await fill(page);
  await publish(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  const [row] = await readNotices(server);
  const second = await newVisitor();
  const colleague: StaffAccount = await createStaff(server, "approver");
  await openAsStaff(second, server, colleague, `${form}#${row?.id}`);
  await expect(field(second, notice.text.en)).toHaveValue(text.en);
  await callAsStaff(server, staff, "save_notice", {
    ...pick(row),
    expected_version: 1,
    text_en: "The lift works again.",
  });
  await field(second, notice.text.en).fill("The lift is closed.");
  await second.getByRole("button", { name: notice.publishChange }).click();
  await expect(second.getByRole("main")).toContainText("The lift works again.");
  await expect(field(second, notice.text.en)).toHaveValue("The lift is closed.");
  await second.getByRole("button", { name: notice.conflict.mine }).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  expect(await readNotices(server)).toMatchObject([{ text_en: "The lift is closed.", version: 3 }]);
});

function pick(row: Record<string, unknown> | undefined): Record<string, unknown> {
  const names = ["id", "branches", "first_day", "last_day", "text_en", "text_ar"];
  return Object.fromEntries(names.map((name) => [name, row?.[name]]));
}

// REQ-STAFF-30
test("a receptionist confirms the facts of a branch and undoes it", async ({ page, server }) => {
  await openAsStaff(page, server, await createStaff(server), pathOf("staff"));
  const row = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: branches.sohar.shortName }),
  });
  await expect(row).toContainText(today.never);
  await row.getByRole("button", { name: new RegExp(today.stillTrue) }).click();
  await expect(row).toContainText(today.checkedToday);
  await page.getByRole("button", { name: today.undo }).click();
  await expect(row).toContainText(today.never);
});

// REQ-STAFF-1
test("a role that is removed while a form is open ends at the next call, and the text stays", async ({
  page,
  server,
}) => {
  const staff = await start(page, server);
  await fill(page);
  const { setStaffRole } = await import("local-supabase/accounts-cli");
  setStaffRole(server.dataDirectory, staff.email, null);
  await publish(page);
  await expect(page.getByRole("alert")).toContainText(frame.failures.role);
  await expect(field(page, notice.text.en)).toHaveValue(text.en);
});
