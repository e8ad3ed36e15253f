import { expect } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import {
  accountReached,
  createAccount,
  fillSignIn,
  newEmail,
  openDashboard,
  readStoredSession,
  waitForMailLink,
} from "../support/accounts.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

test("changing the password requires the current one and ends the other sessions", async ({
  page,
  newVisitor,
}) => {
  const credentials = await createAccount();
  await openDashboard(page, credentials);
  const otherDevice = await newVisitor();
  await openDashboard(otherDevice, credentials);
  const form = page.locator("form").filter({ hasText: en.account.form.confirmPassword });
  const fill = async (current: string, password = "new 789") => {
    await form.getByLabel(en.account.form.currentPassword).fill(current);
    await form.getByLabel(en.account.form.newPassword).fill(password);
    await form.getByLabel(en.account.form.confirmPassword).fill(password);
    await form.getByRole("button", { name: en.account.dashboard.changePassword.title }).click();
  };
  await fill("wrong 1");
  await expect(form.getByLabel(en.account.form.currentPassword)).toHaveAccessibleDescription(
    en.account.form.invalid.passwordWrong,
  );
  await expect(form.getByLabel(en.account.form.newPassword)).toHaveValue("new 789");
  await fill(credentials.password, "password123");
  await expect(form.getByRole("alert")).toContainText(en.account.form.errors.common_password);
  await fill(credentials.password);
  await expect(form.getByRole("status").first()).toHaveText(
    en.account.dashboard.changePassword.done,
  );
  await expect(form.getByLabel(en.account.form.newPassword)).toHaveValue("");
  await otherDevice.reload();
  await expect(otherDevice).toHaveURL(`${site}/login`);
  await fillSignIn(otherDevice, { ...credentials, password: "new 789" });
  await expect(otherDevice).toHaveURL(`${site}/dashboard`);
});

test("the e-mail address changes when the links in both mails are opened", async ({ page }) => {
  const credentials = await createAccount();
  const moved = newEmail("moved");
  await openDashboard(page, credentials);
  const form = page.locator("form").filter({ hasText: en.account.dashboard.changeEmail.newEmail });
  const fill = async (email: string, password = credentials.password) => {
    await form.getByLabel(en.account.dashboard.changeEmail.newEmail).fill(email);
    await form.getByLabel(en.account.form.currentPassword).fill(password);
    await form.getByRole("button", { name: en.account.dashboard.changeEmail.title }).click();
  };
  await fill(credentials.email);
  await expect(form.getByText(en.account.form.invalid.sameEmail)).toBeVisible();
  // REQ-ACCOUNT-28: the address is not sent before a sign-in proved the password.
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await fill(moved, "wrong 1");
  await expect(form.getByLabel(en.account.form.currentPassword)).toHaveAccessibleDescription(
    en.account.form.invalid.passwordWrong,
  );
  expect(requests).not.toContain("PUT /auth/v1/user");
  const session = await readStoredSession(page);
  await fill(moved);
  await expect(form.getByRole("status").first()).toContainText(
    en.account.dashboard.changeEmail.done,
  );
  expect((await readStoredSession(page)).refresh_token).toBe(session.refresh_token);
  for (const link of [await waitForMailLink(moved), await waitForMailLink(credentials.email, 2)]) {
    await page.goto(link);
    await page.getByRole("button", { name: en.account.confirm.kinds.email_change.action }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText(en.account.dashboard.account.reached)).toBeVisible();
  }
  await expect(page.getByText(moved, { exact: true })).toBeVisible();
});

for (const [locale, { account }] of Object.entries({ ar, en }))
  test(`the first of the two links says what is left in a browser without a session in "${locale}"`, async ({
    page,
    newVisitor,
  }) => {
    const { email, password } = await createAccount();
    await openDashboard(page, { email, password });
    const moved = newEmail("moved");
    const { changeEmail } = en.account.dashboard;
    const form = page.locator("form").filter({ hasText: changeEmail.newEmail });
    await form.getByLabel(changeEmail.newEmail).fill(moved);
    await form.getByLabel(en.account.form.currentPassword).fill(password);
    await form.getByRole("button", { name: changeEmail.title }).click();
    const link = await waitForMailLink(moved);
    const other = await newVisitor();
    await other.context().addCookies([{ name: "language", value: locale, url: site }]);
    await other.goto(link);
    await other.getByRole("button", { name: account.confirm.kinds.email_change.action }).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByRole("main")).toContainText(account.dashboard.changeEmail.halfway);
  });

test("all other sessions can be ended, and this one stays", async ({ page, newVisitor }) => {
  const credentials = await createAccount();
  await openDashboard(page, credentials);
  const otherDevice = await newVisitor();
  await openDashboard(otherDevice, credentials);
  await page.getByRole("button", { name: en.account.dashboard.others.submit }).click();
  await expect(page.getByText(en.account.dashboard.others.done)).toBeVisible();
  await otherDevice.reload();
  await expect(otherDevice).toHaveURL(`${site}/login`);
  await page.reload();
  await expect(accountReached(page)).toBeVisible();
});

test("a user deletes the account, sees a confirmation, and cannot sign in again", async ({
  page,
}) => {
  const { deletion } = en.account.dashboard;
  const { form: fields, signIn: signInWords } = en.account;
  const credentials = await createAccount();
  await openDashboard(page, credentials);
  const form = page.locator("form").filter({ hasText: deletion.confirm });
  const submit = form.getByRole("button", { name: deletion.submit });
  await form.getByLabel(fields.currentPassword).fill("wrong 1");
  await submit.click();
  await expect(form.getByRole("checkbox")).toHaveAccessibleDescription(
    fields.invalid.deletionUnconfirmed,
  );
  await form.getByRole("checkbox").check();
  await submit.click();
  const password = form.getByLabel(fields.currentPassword);
  await expect(password).toHaveAccessibleDescription(fields.invalid.passwordWrong);
  await page.route("**/rest/v1/rpc/**", (route) => route.abort());
  await password.fill(credentials.password);
  await submit.click();
  await expect(form.getByRole("alert")).toContainText(fields.unexpected);
  await page.unroute("**/rest/v1/rpc/**");
  await submit.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(signInWords.flash.accountDeleted);
  await fillSignIn(page, credentials);
  await expect(page.getByRole("alert")).toContainText(fields.errors.invalid_credentials);
});
