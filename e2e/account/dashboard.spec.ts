import { expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import {
  createAccount,
  fillSignIn,
  newEmail,
  openDashboard,
  sessionKey,
  waitForMailLink,
} from "../support/accounts.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { en } from "../support/words.ts";

const signOut = (page: Page) =>
  page.getByRole("button", { name: en.account.dashboard.signOut, exact: true });
const accountReached = (page: Page) => page.getByText(en.account.dashboard.account.reached);

/** The session in the browser's storage. */
const readStoredSession = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), sessionKey);

// REQ-ACCOUNT-15
test("without a session the dashboard redirects to the sign-in page and adds no history entry", async ({
  page,
}) => {
  await page.goto("/articles");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/articles");
  const { headers, ...response } = await sendRequest(`${site}/dashboard`);
  expect(headers["cache-control"]).toBe("no-store");
  expect(bodyText({ headers, ...response })).not.toContain("example.om");
});

test("a spinner shows while the session is verified", async ({ page }) => {
  await openDashboard(page, await createAccount());
  const release = await delayRequests(page, "**/auth/v1/user");
  await page.reload();
  await expect(page.getByRole("status")).toHaveText(en.account.frame.loading);
  await expect(accountReached(page)).toHaveCount(0);
  await release();
  await expect(accountReached(page)).toBeVisible();
});

test("the dashboard shows address, id, note and record, and no token", async ({ page }) => {
  const credentials = await createAccount();
  await openDashboard(page, credentials);
  const { user, access_token: access, refresh_token: refresh } = await readStoredSession(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(en.account.dashboard.title);
  await expect(page.getByText(credentials.email, { exact: true })).toBeVisible();
  await expect(page.getByText(user.id, { exact: true })).toBeVisible();
  const record = JSON.parse((await page.locator("pre").textContent()) ?? "");
  expect(record).toMatchObject({ id: user.id, email: credentials.email, role: "authenticated" });
  const html = await page.content();
  expect(html).not.toContain(access);
  expect(html).not.toContain(refresh);
});

test("signing out ends all sessions of the account and redirects to the sign-in page", async ({
  page,
  newVisitor,
}) => {
  const credentials = await createAccount();
  await openDashboard(page, credentials);
  const otherDevice = await newVisitor();
  await openDashboard(otherDevice, credentials);
  const logoutRequest = page.waitForRequest("**/auth/v1/logout*");
  await signOut(page).click();
  expect(new URL((await logoutRequest).url()).searchParams.get("scope")).toBe("global");
  await expect(page).toHaveURL("/login");
  expect(await readStoredSession(page)).toBeNull();
  await otherDevice.reload();
  await expect(otherDevice).toHaveURL(`${site}/login`);
});

for (const status of [401, 403, 404]) {
  test(`a sign-out with status ${status} ends the session in this browser`, async ({ page }) => {
    await openDashboard(page, await createAccount());
    await page.route("**/auth/v1/logout*", (route) =>
      route.fulfill({ status, json: { code: status, msg: "no" } }),
    );
    await signOut(page).click();
    await expect(page).toHaveURL("/login");
    expect(await readStoredSession(page)).toBeNull();
  });
}

// REQ-ACCOUNT-20
test("a sign-out without network ends the session of this device and says that others go on", async ({
  page,
}) => {
  await openDashboard(page, await createAccount());
  await page.route("**/auth/v1/logout*", (route) => route.abort());
  await signOut(page).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("main")).toContainText(en.account.signIn.carried.signedOutHere);
  expect(await readStoredSession(page)).toBeNull();
});

test("signing out in one tab signs out the others", async ({ page }) => {
  await openDashboard(page, await createAccount());
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(accountReached(other)).toBeVisible();
  await signOut(other).click();
  await expect(page).toHaveURL("/login");
});

// REQ-ACCOUNT-19
test("while the service hangs, a button to try again replaces the spinner", async ({ page }) => {
  await openDashboard(page, await createAccount());
  const hanging = "**/auth/v1/user*";
  await page.route(hanging, () => {});
  await page.clock.install();
  await page.reload();
  await expect(page.getByText(en.account.frame.loading)).toBeVisible();
  await page.clock.fastForward(13_000);
  const retry = page.getByRole("button", { name: en.account.dashboard.retry });
  await expect(retry).toBeVisible();
  await page.unroute(hanging);
  await retry.click();
  await expect(accountReached(page)).toBeVisible();
});

// REQ-ACCOUNT-19
test("an expired session is renewed, and a revoked one ends", async ({ page }) => {
  await openDashboard(page, await createAccount());
  const before = await readStoredSession(page);
  const expire = (refresh: string) =>
    page.evaluate(
      ([name, token]) => {
        const session = JSON.parse(localStorage.getItem(name) ?? "{}");
        localStorage.setItem(
          name,
          JSON.stringify({ ...session, expires_at: 1, refresh_token: token }),
        );
      },
      [sessionKey, refresh] as const,
    );
  await expire(before.refresh_token);
  await page.reload();
  await expect(accountReached(page)).toBeVisible();
  expect((await readStoredSession(page)).refresh_token).not.toBe(before.refresh_token);
  await expire("unknown-token");
  await page.reload();
  await expect(page).toHaveURL("/login");
  expect(await readStoredSession(page)).toBeNull();
});

test("without network the session stays, and loading can be retried", async ({ page }) => {
  await openDashboard(page, await createAccount());
  await page.route("**/auth/v1/user", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(en.account.form.unexpected);
  expect(await readStoredSession(page)).not.toBeNull();
  await page.unroute("**/auth/v1/user");
  await page.getByRole("button", { name: en.account.dashboard.retry }).click();
  await expect(accountReached(page)).toBeVisible();
});

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
  await expect(page.getByRole("status")).toHaveText(signInWords.carried.accountDeleted);
  await fillSignIn(page, credentials);
  await expect(page.getByRole("alert")).toContainText(fields.errors.invalid_credentials);
});
