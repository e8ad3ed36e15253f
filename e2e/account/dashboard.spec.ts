import { expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import {
  accountReached,
  createAccount,
  openDashboard,
  readStoredSession,
  sessionKey,
} from "../support/accounts.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

const signOut = (page: Page) =>
  page.getByRole("button", { name: en.account.dashboard.signOut, exact: true });

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
test("a sign-out without network ends the session of this device and says that other sessions continue", async ({
  page,
}) => {
  await openDashboard(page, await createAccount());
  await page.route("**/auth/v1/logout*", (route) => route.abort());
  await signOut(page).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("main")).toContainText(en.account.signIn.flash.signedOutHere);
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
test("while the service hangs, a button to try again replaces the spinner", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
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
