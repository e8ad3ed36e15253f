import { expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import {
  type Credentials,
  callAuthService,
  createAccount,
  newEmail,
  parseMailLink,
  serviceMessages,
  waitForMailLink,
} from "../support/accounts.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const submitButton = (page: Page) =>
  page.getByRole("button", { name: en.account.resetPassword.submit });
const invalid = en.account.resetPassword.invalidLink;

/** Requests a reset mail and opens its link, up to the form. */
async function openResetLink(page: Page, { email }: Credentials): Promise<void> {
  const back = new URLSearchParams({ redirect_to: `${site}/reset-password` });
  await callAuthService(`/recover?${back}`, { email });
  await page.goto(await waitForMailLink(email, 2));
  await page.getByRole("button", { name: en.account.confirm.kinds.recovery.action }).click();
  await expect(page).toHaveURL(/\/reset-password#type=recovery$/);
}

async function fillPasswords(page: Page, password: string): Promise<void> {
  await page.getByLabel(en.account.form.newPassword).fill(password);
  await page.getByLabel(en.account.form.confirmPassword).fill(password);
}

// REQ-ACCOUNT-24
test("a request for a link shows the same panel for every address, and the link leads to this site", async ({
  page,
  baseURL,
}) => {
  const { email } = await createAccount();
  for (const address of [email, newEmail("nobody")]) {
    await page.goto("/forgot-password");
    await page.getByRole("button", { name: en.account.forgotPassword.submit }).click();
    await expect(page.getByLabel(en.account.form.email)).toHaveAccessibleDescription(
      en.account.form.invalid.email,
    );
    await page.getByLabel(en.account.form.email).fill(address);
    const recoverRequest = page.waitForRequest("**/auth/v1/recover*");
    await page.getByRole("button", { name: en.account.forgotPassword.submit }).click();
    expect(new URL((await recoverRequest).url()).searchParams.get("redirect_to")).toBe(
      `${baseURL}/reset-password`,
    );
    await expect(page.getByRole("status")).toContainText(
      `${en.account.forgotPassword.success.sent} ${en.account.forgotPassword.success.text}`,
    );
    await page.getByRole("link", { name: en.account.frame.backToLogin }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByLabel(en.account.form.email)).toHaveValue(address);
  }
  expect(parseMailLink(await waitForMailLink(email, 2)).redirectTo).toBe(
    `${baseURL}/reset-password`,
  );
});

for (const address of [
  "/reset-password",
  "/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid",
]) {
  test(`${address} shows that the link is invalid and leads to a new one`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("alert")).toContainText(invalid);
    await expect(submitButton(page)).toBeDisabled();
    await page.getByRole("link", { name: en.account.resetPassword.requestNew }).click();
    await expect(page).toHaveURL("/forgot-password");
  });
}

test("3000 ms after the reset the sign-in page opens and accepts the new password", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  const credentials = await createAccount();
  await page.clock.install({ time: new Date() });
  await openResetLink(page, credentials);
  await fillPasswords(page, "new 789");
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  await submitButton(page).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(en.account.resetPassword.success.title);
  await expect(heading).toBeFocused();
  await page.clock.runFor(2999);
  await expect(page).toHaveURL("/reset-password#type=recovery");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(en.account.signIn.flash.passwordReset);
  await page.clock.resume();
  await expect(page.getByLabel(en.account.form.email)).toHaveValue(credentials.email);
  await page.getByLabel(en.account.form.password, { exact: true }).fill("new 789");
  await page.getByRole("button", { name: en.account.signIn.submit }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the tokens of the link are removed from the URL and the history", async ({ page }) => {
  const credentials = await createAccount();
  await page.goto("/articles");
  await openResetLink(page, credentials);
  await expect(page.getByLabel(en.account.form.newPassword)).toBeVisible();
  expect(page.url()).not.toContain("access_token");
  await page.goBack();
  await expect(page).toHaveURL("/articles");
});

test("the language can be switched before the new password is sent", async ({ page }) => {
  const credentials = await createAccount();
  await openResetLink(page, credentials);
  await page.getByLabel(en.account.form.newPassword).fill("new 789");
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL("/reset-password?lang=ar#type=recovery");
  await expect(page.getByLabel(ar.account.form.newPassword)).toHaveValue("new 789");
  await page.getByLabel(ar.account.form.confirmPassword).fill("new 789");
  await page.getByRole("button", { name: ar.account.resetPassword.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    ar.account.resetPassword.success.title,
  );
});

test("a reload after the link was used, also in the other language, keeps the form", async ({
  page,
}) => {
  const credentials = await createAccount();
  await openResetLink(page, credentials);
  await page.reload();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL("/reset-password?lang=ar#type=recovery");
  await page.reload();
  await page.getByLabel(ar.account.form.newPassword).fill("new 789");
  await page.getByLabel(ar.account.form.confirmPassword).fill("new 789");
  await page.getByRole("button", { name: ar.account.resetPassword.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    ar.account.resetPassword.success.title,
  );
});

test("a rejected password stays in its field, with the message of the service", async ({
  page,
}) => {
  const credentials = await createAccount();
  await openResetLink(page, credentials);
  await fillPasswords(page, credentials.password);
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toContainText(serviceMessages.samePassword);
  await fillPasswords(page, "new");
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.route("**/auth/v1/user", (route) => route.abort());
  await fillPasswords(page, "new 789");
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toContainText(en.account.form.unexpected);
  await expect(page.getByLabel(en.account.form.newPassword)).toHaveValue("new 789");
});

test("a recovery marker without a session fails when the password is sent", async ({ page }) => {
  await page.goto("/reset-password#type=recovery");
  await fillPasswords(page, "new 789");
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toContainText(invalid);
  await expect(submitButton(page)).toBeDisabled();
});
