import { expect, type Page } from "@playwright/test";
import { account as arabic } from "../../app/content/ar/account.ts";
import { account as english } from "../../app/content/en/account.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import {
  callAuthService,
  createAccount,
  newEmail,
  openDashboard,
  serviceMessages,
  waitForMailLink,
} from "../support/accounts.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

for (const { lang, words } of [
  { lang: "", words: english },
  { lang: "?lang=ar", words: arabic },
] as const) {
  const {
    form,
    frame,
    signUp,
    signIn: signInWords,
    confirm,
    dashboard,
    forgotPassword,
    resetPassword,
  } = words;

  // REQ-ACCOUNT-1, REQ-ACCOUNT-8, REQ-ACCOUNT-14, REQ-ACCOUNT-24
  test(`a visitor signs up, confirms, signs out, resets the password and signs in (${lang || "en"})`, {
    tag: "@smoke",
  }, async ({ page }) => {
    const email = newEmail();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const fill = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text);
    const continueNow = page.getByRole("link", { name: frame.continueNow });

    await page.goto(`/signup${lang}`);
    await fill(form.email, email);
    await fill(form.password, "abc472");
    await fill(form.confirmPassword, "abc472");
    await page.getByRole("checkbox").check();
    await button(signUp.submit).click();
    await expect(page.getByRole("status")).toContainText(
      `${signUp.success.title} ${signUp.success.text}`,
    );
    await continueNow.click();
    await expect(page).toHaveURL(`/login${lang}`);
    await expect(page.getByRole("status")).toHaveText(signInWords.flash.registered);

    const confirmation = await waitForMailLink(email);
    await page.goto(confirmation);
    await button(confirm.kinds.signup.action).click();
    await expect(page).toHaveURL(`/dashboard${lang}`);
    await expect(page.getByText(dashboard.account.reached)).toBeVisible();
    await button(dashboard.signOut).click();
    await expect(page).toHaveURL(`/login${lang}`);

    await page.getByRole("link", { name: signInWords.forgot }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(forgotPassword.title);
    await fill(form.email, email);
    await button(forgotPassword.submit).click();
    await expect(page.getByRole("status")).toContainText(forgotPassword.success.sent);

    await page.goto(await waitForMailLink(email, 2));
    await button(confirm.kinds.recovery.action).click();
    await expect(page).toHaveURL(`/reset-password${lang}#type=recovery`);
    await fill(form.newPassword, "xyz789");
    await fill(form.confirmPassword, "xyz789");
    await button(resetPassword.submit).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(resetPassword.success.title);
    await continueNow.click();
    await expect(page).toHaveURL(`/login${lang}`);
    await expect(page.getByRole("status")).toHaveText(signInWords.flash.passwordReset);

    await fill(form.email, email);
    await fill(form.password, "abc472");
    await button(signInWords.submit).click();
    await expect(page.getByRole("alert")).toContainText(
      lang ? form.errors.invalid_credentials : serviceMessages.wrongPassword,
    );
    await fill(form.password, "xyz789");
    await button(signInWords.submit).click();
    await expect(page).toHaveURL(`/dashboard${lang}`);
    await expect(page.getByText(email).first()).toBeVisible();
  });
}

test("a used or truncated link shows an error and leads to a new one", async ({ page }) => {
  const { confirm, resetPassword } = english;
  const email = newEmail();
  await page.goto("/signup");
  await page.getByLabel(en.account.form.email).fill(email);
  await page.getByLabel(en.account.form.password, { exact: true }).fill("abc472");
  await page.getByLabel(en.account.form.confirmPassword).fill("abc472");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: en.account.signUp.submit }).click();
  const link = await waitForMailLink(email);
  await page.goto(link);
  await page.getByRole("button", { name: confirm.kinds.signup.action }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: en.account.dashboard.signOut, exact: true }).click();
  await expect(page).toHaveURL("/login");

  await page.goto(link);
  await page.getByRole("button", { name: confirm.kinds.signup.action }).click();
  await expect(page).toHaveURL(/\/login#error=/);
  await expect(page.getByRole("alert")).toContainText(en.account.form.errors.otp_expired);

  await page.goto("/");
  await page.goto(`${link.slice(0, link.indexOf("#"))}#token_hash=&type=sig`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirm.invalidTitle);
  await expect(page.getByRole("alert")).toContainText(confirm.invalidText);
  await page.getByRole("link", { name: resetPassword.requestNew }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a link works after a link scanner has requested it", async ({ page, request }) => {
  const { confirm } = english;
  const email = newEmail();
  await page.goto("/signup");
  await waitUntilInteractive(page);
  await page.getByLabel(en.account.form.email).fill(email);
  await page.getByLabel(en.account.form.password, { exact: true }).fill("abc472");
  await page.getByLabel(en.account.form.confirmPassword).fill("abc472");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: en.account.signUp.submit }).click();
  const link = await waitForMailLink(email);
  await request.get(link);
  await request.head(link);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirm.kinds.signup.title);
  await page.getByRole("button", { name: confirm.kinds.signup.action }).click();
  await expect(page).toHaveURL("/dashboard");
});

/** Opens a page with the session of another account in its fragment. */
async function openForeignLink(page: Page): Promise<void> {
  const { json } = await callAuthService("/token?grant_type=password", await createAccount());
  const { access_token, refresh_token, expires_in } = json as Record<string, string>;
  const tokens = { access_token, refresh_token, expires_in, token_type: "bearer", type: "signup" };
  await page.goto(`/about#${new URLSearchParams(tokens as Record<string, string>)}`);
}

for (const { path, words } of [
  { path: "/confirm", words: english },
  { path: "/confirm?lang=ar", words: arabic },
]) {
  test(`while the account service is unreachable, the button accepts no session (${path})`, async ({
    page,
  }) => {
    await page.route("**/auth/v1/**", (route) => route.abort());
    await page.goto(`${path}#token_hash=0123456789abcdef&type=signup`);
    await page.getByRole("button", { name: words.confirm.kinds.signup.action }).click();
    await expect(page.getByRole("alert")).toHaveText(words.form.unexpected);
    await page.unroute("**/auth/v1/**");
    await openForeignLink(page);
    await expect(page.getByRole("status")).toHaveText(english.signIn.refusedLink);
  });
}

test("a session in a URL from another site signs nobody in", async ({ page }) => {
  await openForeignLink(page);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(english.signIn.refusedLink);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
});

test("a signed-in user is asked before the link of another account replaces the session", async ({
  page,
}) => {
  const { confirm, dashboard, form, resetPassword } = arabic;
  const [own, other] = [await createAccount(), await createAccount()];
  await openDashboard(page, own);
  const target = new URLSearchParams({ redirect_to: `${site}/reset-password?lang=ar` });
  await callAuthService(`/recover?${target}`, { email: other.email });
  await page.goto(await waitForMailLink(other.email, 2));
  await page.getByRole("button", { name: confirm.kinds.recovery.action }).click();
  await expect(page).toHaveURL("/reset-password?lang=ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirm.question.title);
  await expect(page.getByRole("definition")).toHaveText([own.email, other.email]);
  await page.getByRole("button", { name: confirm.question.change }).click();
  await expect(page).toHaveURL("/reset-password?lang=ar#type=recovery");
  await page.getByLabel(form.newPassword).fill("xyz789");
  await page.getByLabel(form.confirmPassword).fill("xyz789");
  await page.getByRole("button", { name: resetPassword.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resetPassword.success.title);

  await openDashboard(page, own);
  await callAuthService(`/recover?${target}`, { email: other.email });
  await page.goto(await waitForMailLink(other.email, 3));
  await page.getByRole("button", { name: confirm.kinds.recovery.action }).click();
  await page.getByRole("button", { name: confirm.question.stay }).click();
  await expect(page).toHaveURL("/dashboard?lang=ar");
  await expect(page.getByText(dashboard.refusedLink)).toBeVisible();
  await expect(page.getByText(own.email, { exact: true })).toBeVisible();
});
