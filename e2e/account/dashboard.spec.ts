import { expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import {
  fillSignIn,
  mailTo,
  newAccount,
  newAddress,
  openSignedIn,
  sessionName,
} from "../support/accounts.ts";
import { holdBack } from "../support/delay-requests.ts";
import { test } from "../support/journey.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { en } from "../support/words.ts";

const signOut = (page: Page) =>
  page.getByRole("button", { name: en.account.dashboard.signOut, exact: true });
const reached = (page: Page) => page.getByText(en.account.dashboard.account.reached);

/** The session as the browser keeps it. */
const kept = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), sessionName);

// REQ-ACCOUNT-15
test("a stranger is sent to the sign-in page, and Back does not return to the guard", async ({
  page,
}) => {
  await page.goto("/articles");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/articles");
  const { headers, ...answer } = await ask(`${site}/dashboard`);
  expect(headers["cache-control"]).toBe("no-store");
  expect(textOf({ headers, ...answer })).not.toContain("example.om");
});

test("while it is found out who is there a spinner shows", async ({ page }) => {
  await openSignedIn(page, await newAccount());
  const release = await holdBack(page, "**/auth/v1/user");
  await page.reload();
  await expect(page.getByRole("status")).toHaveText(en.account.frame.loading);
  await expect(reached(page)).toHaveCount(0);
  await release();
  await expect(reached(page)).toBeVisible();
});

test("the dashboard shows address, id, note and record, and no token", async ({ page }) => {
  const person = await newAccount();
  await openSignedIn(page, person);
  const { user, access_token: access, refresh_token: refresh } = await kept(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(en.account.dashboard.title);
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await expect(page.getByText(user.id, { exact: true })).toBeVisible();
  const record = JSON.parse((await page.locator("pre").textContent()) ?? "");
  expect(record).toMatchObject({ id: user.id, email: person.email, role: "authenticated" });
  const html = await page.content();
  expect(html).not.toContain(access);
  expect(html).not.toContain(refresh);
});

test("signing out ends every session of the account and leads to the sign-in page", async ({
  page,
  newReader,
}) => {
  const person = await newAccount();
  await openSignedIn(page, person);
  const elsewhere = await newReader();
  await openSignedIn(elsewhere, person);
  const asked = page.waitForRequest("**/auth/v1/logout*");
  await signOut(page).click();
  expect(new URL((await asked).url()).searchParams.get("scope")).toBe("global");
  await expect(page).toHaveURL("/login");
  expect(await kept(page)).toBeNull();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(`${site}/login`);
});

for (const status of [401, 403, 404]) {
  test(`a sign-out that the service answers with ${status} ends the session here`, async ({
    page,
  }) => {
    await openSignedIn(page, await newAccount());
    await page.route("**/auth/v1/logout*", (route) =>
      route.fulfill({ status, json: { code: status, msg: "no" } }),
    );
    await signOut(page).click();
    await expect(page).toHaveURL("/login");
    expect(await kept(page)).toBeNull();
  });
}

test("a sign-out that does not reach the service is not pretended", async ({ page }) => {
  await openSignedIn(page, await newAccount());
  await page.route("**/auth/v1/logout*", (route) => route.abort());
  await signOut(page).click();
  await expect(page.getByRole("alert")).toContainText(en.account.form.unexpected);
  await page.unroute("**/auth/v1/logout*");
  await signOut(page).click();
  await expect(page).toHaveURL("/login");
});

test("signing out in one tab is noticed in the others", async ({ page }) => {
  await openSignedIn(page, await newAccount());
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(reached(other)).toBeVisible();
  await signOut(other).click();
  await expect(page).toHaveURL("/login");
});

// REQ-ACCOUNT-19
test("a session about to expire is renewed; one that the service no longer knows ends", async ({
  page,
}) => {
  await openSignedIn(page, await newAccount());
  const before = await kept(page);
  const expire = (refresh: string) =>
    page.evaluate(
      ([name, token]) => {
        const session = JSON.parse(localStorage.getItem(name) ?? "{}");
        localStorage.setItem(
          name,
          JSON.stringify({ ...session, expires_at: 1, refresh_token: token }),
        );
      },
      [sessionName, refresh] as const,
    );
  await expire(before.refresh_token);
  await page.reload();
  await expect(reached(page)).toBeVisible();
  expect((await kept(page)).refresh_token).not.toBe(before.refresh_token);
  await expire("unknown-token");
  await page.reload();
  await expect(page).toHaveURL("/login");
  expect(await kept(page)).toBeNull();
});

test("where the service cannot be reached the session stays, and can be tried again", async ({
  page,
}) => {
  await openSignedIn(page, await newAccount());
  await page.route("**/auth/v1/user", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(en.account.form.unexpected);
  expect(await kept(page)).not.toBeNull();
  await page.unroute("**/auth/v1/user");
  await page.getByRole("button", { name: en.account.dashboard.retry }).click();
  await expect(reached(page)).toBeVisible();
});

test("changing the password asks for the current one and ends the other sessions", async ({
  page,
  newReader,
}) => {
  const person = await newAccount();
  await openSignedIn(page, person);
  const elsewhere = await newReader();
  await openSignedIn(elsewhere, person);
  const form = page.locator("form").filter({ hasText: en.account.form.confirmPassword });
  const fill = async (current: string) => {
    await form.getByLabel(en.account.form.currentPassword).fill(current);
    await form.getByLabel(en.account.form.newPassword).fill("new 789");
    await form.getByLabel(en.account.form.confirmPassword).fill("new 789");
    await form.getByRole("button", { name: en.account.dashboard.changePassword.title }).click();
  };
  await fill("wrong 1");
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByLabel(en.account.form.newPassword)).toHaveValue("new 789");
  await fill(person.password);
  await expect(form.getByRole("status").first()).toHaveText(
    en.account.dashboard.changePassword.done,
  );
  await expect(form.getByLabel(en.account.form.newPassword)).toHaveValue("");
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(`${site}/login`);
  await fillSignIn(elsewhere, { ...person, password: "new 789" });
  await expect(elsewhere).toHaveURL(`${site}/dashboard`);
});

test("an account moves to another address when the links mailed to both are opened", async ({
  page,
}) => {
  const person = await newAccount();
  const moved = newAddress("moved");
  await openSignedIn(page, person);
  const form = page.locator("form").filter({ hasText: en.account.dashboard.changeEmail.newEmail });
  const fill = async (email: string) => {
    await form.getByLabel(en.account.dashboard.changeEmail.newEmail).fill(email);
    await form.getByLabel(en.account.form.currentPassword).fill(person.password);
    await form.getByRole("button", { name: en.account.dashboard.changeEmail.title }).click();
  };
  await fill(person.email);
  await expect(form.getByText(en.account.form.invalid.sameEmail)).toBeVisible();
  await fill(moved);
  await expect(form.getByRole("status").first()).toContainText(
    en.account.dashboard.changeEmail.done,
  );
  for (const link of [await mailTo(moved), await mailTo(person.email, 2)]) {
    await page.goto(link);
    await page.getByRole("button", { name: en.account.confirm.kinds.email_change.action }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText(en.account.dashboard.account.reached)).toBeVisible();
  }
  await expect(page.getByText(moved, { exact: true })).toBeVisible();
});

test("every other device can be signed out, and this one stays", async ({ page, newReader }) => {
  const person = await newAccount();
  await openSignedIn(page, person);
  const elsewhere = await newReader();
  await openSignedIn(elsewhere, person);
  await page.getByRole("button", { name: en.account.dashboard.others.submit }).click();
  await expect(page.getByText(en.account.dashboard.others.done)).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(`${site}/login`);
  await page.reload();
  await expect(reached(page)).toBeVisible();
});

test("a person deletes the account, is told so, and cannot sign in any more", async ({ page }) => {
  const { deletion } = en.account.dashboard;
  const { form: fields, signIn: access } = en.account;
  const person = await newAccount();
  await openSignedIn(page, person);
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
  await password.fill(person.password);
  await submit.click();
  await expect(form.getByRole("alert")).toContainText(fields.unexpected);
  await page.unroute("**/rest/v1/rpc/**");
  await submit.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(access.carried.accountDeleted);
  await fillSignIn(page, person);
  await expect(page.getByRole("alert")).toContainText(fields.errors.invalid_credentials);
});
