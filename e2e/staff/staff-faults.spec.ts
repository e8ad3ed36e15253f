import { expect, type Page } from "@playwright/test";
import { totpCode } from "local-supabase/totp-code-fixture";
import { pathOf } from "../../app/content/data/pages.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { test } from "../support/servers/shared-server.ts";
import { createStaff, openAsStaff } from "../support/staff.ts";
import { en } from "../support/words.ts";

const { factor, notice, titles } = en.staffArea;
const form = pathOf("staff-notice");
const year = 365 * 86_400_000;

/** Chooses a branch and writes the text in both languages. */
async function fillNotice(page: Page, english: string, arabic: string): Promise<void> {
  await page.locator("label", { hasText: en.branches.sohar.shortName }).click();
  await page.getByLabel(notice.text.en, { exact: true }).fill(english);
  await page.getByLabel(notice.text.ar, { exact: true }).fill(arabic);
}

// REQ-STAFF-31
test("a device whose clock is a year ahead publishes a notice for today", async ({
  newVisitor,
  server,
}) => {
  const page = await newVisitor();
  await page.clock.setFixedTime(Date.now() + year);
  await openAsStaff(page, server, await createStaff(server), form);
  await page.getByRole("button", { name: notice.days.other }).click();
  await expect(page.getByLabel(notice.days.first)).toHaveValue(omanDay(Date.now()).date);
  await fillNotice(page, "The lift is being serviced.", "المصعد قيد الصيانة.");
  await page.getByRole("button", { name: notice.publish, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  await expect(page.getByRole("main")).toContainText("The lift is being serviced.");
});

// REQ-STAFF-31
test("each request for a staff page gets the server's time", async ({ server }) => {
  const readPage = async () => (await fetch(server.address + pathOf("staff"))).text();
  const first = await readPage();
  expect(await readPage()).not.toBe(first);
});

// REQ-STAFF-42
test("while a notice is being published, its text does not change", async ({ page, server }) => {
  await openAsStaff(page, server, await createStaff(server), form);
  await fillNotice(page, "The lift is being serviced.", "المصعد قيد الصيانة.");
  // The response of the server comes when the test is at its end.
  await page.route("**/rpc/save_notice", () => {});
  await page.getByRole("button", { name: notice.publish, exact: true }).click();
  await expect(page.getByRole("button", { name: notice.publishing })).toBeVisible();
  const text = page.locator("#text_en");
  await text.evaluate((area: HTMLTextAreaElement) => area.focus());
  await page.keyboard.type(" Please wait.");
  await expect(text).toHaveValue("The lift is being serviced.");
});

// REQ-STAFF-6
test("the second of two tabs with the same notice shows a conflict and retains its text", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, form);
  await fillNotice(page, "First text.", "النص الأول.");
  await page.getByRole("button", { name: notice.publish, exact: true }).click();
  const change = page.getByRole("link", { name: /First text/ });
  const address = `${server.address}${await change.getAttribute("href")}`;
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(address);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(notice.change);
  }
  await page.getByLabel(notice.text.en, { exact: true }).fill("Text of the first tab.");
  await page.getByRole("button", { name: notice.publishChange }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  const own = second.getByLabel(notice.text.en, { exact: true });
  await own.fill("Text of the second tab.");
  await second.getByRole("button", { name: notice.publishChange }).click();
  await expect(second.getByRole("main")).toContainText(notice.conflict.title);
  await expect(second.getByRole("main")).toContainText("Text of the first tab.");
  await expect(own).toHaveValue("Text of the second tab.");
});

// REQ-STAFF-42
test("after a sign-out in another tab a form is published with password and code, also when the dialog was closed", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, form);
  await fillNotice(page, "The lift is being serviced.", "المصعد قيد الصيانة.");
  const second = await page.context().newPage();
  await second.goto(server.address + pathOf("dashboard"));
  const signOut = { name: en.account.dashboard.signOut, exact: true };
  await second.getByRole("button", signOut).click();
  const dialog = page.getByRole("dialog", { name: factor.again.title });
  await dialog.getByRole("button", { name: factor.again.close }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: notice.publish, exact: true }).click();
  const password = dialog.getByLabel(en.account.form.password, { exact: true });
  const signIn = dialog.getByRole("button", { name: factor.again.submit });
  await password.fill(staff.password);
  await signIn.click();
  await expect(dialog.getByLabel(factor.code.label)).toBeVisible();
  // A session without the code is not enough.
  await dialog.getByRole("button", { name: factor.again.close }).click();
  await page.getByRole("button", { name: notice.publish, exact: true }).click();
  await password.fill(staff.password);
  await signIn.click();
  await dialog.getByLabel(factor.code.label).fill(totpCode(staff.secret, 1));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
  await expect(page.getByRole("main")).toContainText("The lift is being serviced.");
});
