import { expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import {
  callService,
  checklistOf,
  linkParts,
  mailTo,
  newAccount,
  newAddress,
  type Person,
  serviceSays,
} from "../support/accounts.ts";
import { liveApp } from "../support/app.ts";
import { test } from "../support/journey.ts";
import { ar, en } from "../support/words.ts";

const button = (page: Page) => page.getByRole("button", { name: en.account.resetPassword.submit });
const invalid = en.account.resetPassword.invalidLink;

/** Opens the reset page as the link of a mail does, up to the form. */
async function openLink(page: Page, { email }: Person): Promise<void> {
  const back = new URLSearchParams({ redirect_to: `${site}/reset-password` });
  await callService(`/recover?${back}`, { email });
  await page.goto(await mailTo(email, 2));
  await page.getByRole("button", { name: en.account.confirm.kinds.recovery.action }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
}

async function fill(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel(en.account.form.newPassword).fill(password);
  await page.getByLabel(en.account.form.confirmPassword).fill(again);
}

// REQ-ACCOUNT-24
test("asking for a link gets the same panel for any address, and the link comes back to this site", async ({
  page,
  baseURL,
}) => {
  const { email } = await newAccount();
  for (const address of [email, newAddress("nobody")]) {
    await page.goto("/forgot-password");
    await page.getByRole("button", { name: en.account.forgotPassword.submit }).click();
    await expect(page.getByLabel(en.account.form.email)).toHaveAccessibleDescription(
      en.account.form.invalid.email,
    );
    await page.getByLabel(en.account.form.email).fill(address);
    const asked = page.waitForRequest("**/auth/v1/recover*");
    await page.getByRole("button", { name: en.account.forgotPassword.submit }).click();
    expect(new URL((await asked).url()).searchParams.get("redirect_to")).toBe(
      `${baseURL}/reset-password`,
    );
    await expect(page.getByRole("status")).toContainText(
      `${en.account.forgotPassword.success.sent} ${en.account.forgotPassword.success.text}`,
    );
    await page.getByRole("link", { name: en.account.frame.backToLogin }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByLabel(en.account.form.email)).toHaveValue(address);
  }
  expect(linkParts(await mailTo(email, 2)).redirectTo).toBe(`${baseURL}/reset-password`);
});

for (const address of [
  "/reset-password",
  "/reset-password#access_token=x",
  "/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid",
  "/reset-password?error_description=Email+link+is+invalid",
  "/reset-password?error=access_denied#type=recovery",
]) {
  test(`${address} says that the link cannot be used and leads to a new one`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("alert")).toContainText(invalid);
    await expect(button(page)).toBeDisabled();
    await page.getByRole("link", { name: en.account.resetPassword.requestNew }).click();
    await expect(page).toHaveURL("/forgot-password");
  });
}

// REQ-ACCOUNT-14
test("the new password follows the rules of sign-up", async ({ page }) => {
  await page.goto("/reset-password#type=recovery");
  await liveApp(page);
  const rules = page
    .getByRole("list", { name: en.account.form.checklist.label })
    .getByRole("listitem");
  await page.getByLabel(en.account.form.newPassword).fill("abc12");
  await expect(rules).toHaveText(checklistOf(false, true));
  await button(page).click();
  await expect(page.getByText(en.account.form.invalid.passwordShort)).toBeVisible();
  await expect(page.getByText(en.account.form.invalid.confirmMissing)).toBeVisible();
  await fill(page, "abcdef", "abc123");
  await expect(page.getByText(en.account.form.invalid.passwordNumber)).toBeVisible();
  await expect(page.getByText(en.account.form.invalid.confirmDiffers)).toBeVisible();
});

test("after 3000 ms the success gives way to the sign-in page, which takes the new password", async ({
  page,
}) => {
  const person = await newAccount();
  await page.clock.install({ time: new Date() });
  await openLink(page, person);
  await fill(page, "new 789");
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  await button(page).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(en.account.resetPassword.success.title);
  await expect(heading).toBeFocused();
  await page.clock.runFor(2999);
  await expect(page).toHaveURL("/reset-password");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(en.account.signIn.carried.passwordReset);
  await page.clock.resume();
  await expect(page.getByLabel(en.account.form.email)).toHaveValue(person.email);
  await page.getByLabel(en.account.form.password, { exact: true }).fill("new 789");
  await page.getByRole("button", { name: en.account.signIn.submit }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the tokens of the link are gone from the address at once, and from the way back", async ({
  page,
}) => {
  const person = await newAccount();
  await page.goto("/articles");
  await openLink(page, person);
  await expect(page.getByLabel(en.account.form.newPassword)).toBeVisible();
  expect(page.url()).not.toContain("access_token");
  await page.goBack();
  await expect(page).toHaveURL("/articles");
});

test("the language can be turned between link and password, and the link stays good", async ({
  page,
}) => {
  const person = await newAccount();
  await openLink(page, person);
  await page.getByLabel(en.account.form.newPassword).fill("new 789");
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL("/reset-password?lang=ar");
  await expect(page.getByLabel(ar.account.form.newPassword)).toHaveValue("new 789");
  await page.getByLabel(ar.account.form.confirmPassword).fill("new 789");
  await page.getByRole("button", { name: ar.account.resetPassword.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    ar.account.resetPassword.success.title,
  );
});

test("a refused password stays in its field with the service's reason", async ({ page }) => {
  const person = await newAccount();
  await openLink(page, person);
  await fill(page, person.password);
  await button(page).click();
  await expect(page.getByRole("alert")).toContainText(serviceSays.samePassword);
  await page.route("**/auth/v1/user", (route) => route.abort());
  await fill(page, "new 789");
  await button(page).click();
  await expect(page.getByRole("alert")).toContainText(en.account.form.unexpected);
  await expect(page.getByLabel(en.account.form.newPassword)).toHaveValue("new 789");
});

test("a marker without a session is found out when the password is sent", async ({ page }) => {
  await page.goto("/reset-password#type=recovery");
  await fill(page, "new 789");
  await button(page).click();
  await expect(page.getByRole("alert")).toContainText(invalid);
  await expect(button(page)).toBeDisabled();
});
