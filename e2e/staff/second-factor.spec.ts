import { expect, type Page } from "@playwright/test";
import { totpCode } from "local-supabase/totp-code-fixture";
import { pathOf } from "../../app/content/data/pages.ts";
import { fillSignIn } from "../support/accounts.ts";
import { test } from "../support/servers/shared-server.ts";
import { createAccountWithRole, createStaff, openAsStaff } from "../support/staff.ts";
import { ar, en } from "../support/words.ts";

const { frame, factor, titles } = en.staffArea;

// REQ-STAFF-4
test("the first sign-in of a staff account adds an authenticator app, and the next one asks for its code", async ({
  page,
  newVisitor,
  server,
}) => {
  const account = await createAccountWithRole(server, "editor");
  const signIn = async (visitor: typeof page) => {
    await visitor.goto(server.address + pathOf("staff"));
    await fillSignIn(visitor, account);
  };
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(factor.enroll.title);
  await expect(page.getByRole("img", { name: factor.enroll.qrCode })).toBeVisible();
  const key = (await page.locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel(factor.code.label).fill("12345");
  await page.getByRole("button", { name: factor.enroll.submit }).click();
  await expect(page.getByLabel(factor.code.label)).toHaveAccessibleDescription(
    factor.code.incomplete,
  );
  // A whole code is sent when it is pasted, also in Arabic figures.
  const code = totpCode(key);
  const arabic = code.replace(/[0-9]/g, (figure) => String.fromCharCode(0x0660 + Number(figure)));
  await page.getByLabel(factor.code.label).fill(`${arabic.slice(0, 3)} ${arabic.slice(3)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);

  const other = await newVisitor();
  await signIn(other);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(factor.code.title);
  // A code works once.
  await other.getByLabel(factor.code.label).fill(code);
  await expect(other.getByLabel(factor.code.label)).toHaveAccessibleDescription(factor.code.wrong);
  await expect(other.getByLabel(factor.code.label)).toHaveValue("");
  await expect(other.getByLabel(factor.code.label)).toBeFocused();
  await other.getByLabel(factor.code.label).fill(totpCode(key, 1));
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(titles.today.title);
});

// REQ-STAFF-1
test("an account without a role sees no screen of the area", async ({ page, server }) => {
  const { email, password } = await createAccountWithRole(server, null);
  await page.goto(`${server.address}${pathOf("staff")}?lang=ar`);
  await page.getByLabel(ar.account.form.email).fill(email);
  await page.getByLabel(ar.account.form.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: ar.account.signIn.submit }).click();
  await expect(page.getByRole("main")).toContainText(ar.staffArea.frame.noRole);
  await expect(page.getByRole("main").getByRole("heading")).toHaveCount(0);
});

// REQ-STAFF-1
test("the dashboard links to the area for staff only", async ({ page, newVisitor, server }) => {
  const signIn = async (visitor: Page, role: "editor" | null) => {
    const account = await createAccountWithRole(server, role);
    await visitor.goto(server.address + pathOf("login"));
    await fillSignIn(visitor, account);
    await expect(visitor.getByRole("main")).toContainText(en.account.dashboard.account.reached);
    return visitor.getByRole("link", { name: en.account.dashboard.account.staff });
  };
  await expect(await signIn(await newVisitor(), null)).toHaveCount(0);
  await (await signIn(page, "editor")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(factor.enroll.title);
});

test("without a session the area leads to the sign-in page, and is never cached", async ({
  page,
  server,
}) => {
  const response = await page.goto(server.address + pathOf("staff"));
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page).toHaveURL(/\/login\?next=%2Fstaff$/);
  await expect(page.getByText(frame.tagline)).toHaveCount(0);
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, pathOf("staff"));
  await expect(page.getByText(frame.tagline)).toBeVisible();
});
