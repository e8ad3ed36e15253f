import { expect, type Page } from "@playwright/test";
import {
  type Credentials,
  createAccount,
  newEmail,
  passwordChecklist,
  serviceMessages,
  waitForMailLink,
} from "../support/accounts.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const signUpEndpoint = "**/auth/v1/signup*";
const submitButton = (page: Page) => page.getByRole("button", { name: en.account.signUp.submit });
const password = (page: Page) => page.getByLabel(en.account.form.password, { exact: true });
const confirmation = (page: Page) => page.getByLabel(en.account.form.confirmPassword);

async function fillForm(page: Page, credentials: Credentials): Promise<void> {
  await page.getByLabel(en.account.form.email).fill(credentials.email);
  await password(page).fill(credentials.password);
  await confirmation(page).fill(credentials.password);
  await page.getByRole("checkbox").check();
}

// REQ-ACCOUNT-8
test("the sign-up page has its fields, and the terms open in a new tab", async ({ page }) => {
  await page.goto("/signup");
  await waitUntilInteractive(page);
  await page.getByLabel(en.account.form.email).fill("noor@example.om");
  await expect(page.getByRole("button", { name: en.account.form.showPassword })).toHaveCount(2);
  await expect(password(page)).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByRole("link", { name: en.account.signIn.submit })).toHaveAttribute(
    "href",
    "/login",
  );
  for (const [name, href] of [
    [new RegExp(`^${en.account.signUp.accept.terms}`), "/terms"],
    [en.account.signUp.accept.privacy, "/privacy"],
  ] as const) {
    const link = page.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByLabel(en.account.form.email)).toHaveValue("noor@example.om");
});

test("the checklist updates while the password is typed", async ({ page }) => {
  await page.goto("/signup");
  await waitUntilInteractive(page);
  const rules = page
    .getByRole("list", { name: en.account.form.checklist.label })
    .getByRole("listitem");
  await expect(rules).toHaveText(passwordChecklist(false, false));
  await password(page).pressSequentially("abc12");
  await expect(rules).toHaveText(passwordChecklist(false, true));
  await password(page).press("3");
  await expect(rules).toHaveText(passwordChecklist(true, true));
  await password(page).fill("abcdefg");
  await expect(rules).toHaveText(passwordChecklist(true, false));
});

test("the checklist shows the state of a password that was typed before hydration", async ({
  page,
}) => {
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto("/signup", { waitUntil: "commit" });
  await password(page).fill("abc123");
  await release();
  await expect(
    page.getByRole("list", { name: en.account.form.checklist.label }).getByRole("listitem"),
  ).toHaveText(passwordChecklist(true, true));
});

test("each invalid field shows its error", async ({ page }) => {
  await page.goto("/signup");
  await submitButton(page).click();
  const email = page.getByLabel(en.account.form.email);
  const terms = page.getByRole("checkbox");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(en.account.form.invalid.email);
  await expect(password(page)).toHaveAccessibleDescription(en.account.form.invalid.passwordShort);
  await expect(confirmation(page)).toHaveAccessibleDescription(
    en.account.form.invalid.confirmMissing,
  );
  await expect(terms).toHaveAccessibleDescription(en.account.form.invalid.termsMissing);
  await password(page).fill("abcdef");
  await expect(password(page)).toHaveAccessibleDescription(en.account.form.invalid.passwordNumber);
  await confirmation(page).fill("abcdeg");
  await expect(confirmation(page)).toHaveAccessibleDescription(
    en.account.form.invalid.confirmDiffers,
  );
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.getByText(ar.account.form.invalid.confirmDiffers)).toBeVisible();
});

test("3000 ms after the sign-up the sign-in page opens and repeats the message", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.clock.install({ time: new Date("2026-11-21T08:00:00+04:00") });
  await page.goto("/signup");
  await waitUntilInteractive(page);
  await fillForm(page, { email: newEmail(), password: "abc472" });
  await page.clock.pauseAt(new Date("2026-11-21T12:00:00+04:00"));
  await submitButton(page).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(en.account.signUp.success.title);
  await expect(heading).toBeFocused();
  await page.clock.runFor(2999);
  await expect(page).toHaveURL("/signup");
  await expect(page.getByRole("status")).toContainText(
    `${en.account.signUp.success.title} ${en.account.signUp.success.text}`,
  );
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(en.account.signIn.flash.registered);
});

test("“continue now” opens the sign-in page at once, with the message and the e-mail address", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/signup");
  await fillForm(page, { email, password: "abc472" });
  await submitButton(page).click();
  await page.getByRole("link", { name: en.account.frame.continueNow }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(en.account.signIn.flash.registered);
  await expect(page.getByLabel(en.account.form.email)).toHaveValue(email);
});

test("a reload of the sign-in page keeps the message without an error", async ({ page }) => {
  const errors: string[] = [];
  const listen = (error: Error) => errors.push(error.message);
  page.on("pageerror", listen);
  await page.goto("/login");
  await waitUntilInteractive(page);
  await page.evaluate(() => {
    history.replaceState({ ...history.state, usr: { message: "registered" } }, "");
  });
  await page.reload();
  await expect(page.getByRole("status")).toHaveText(en.account.signIn.flash.registered);
  page.off("pageerror", listen);
  expect(errors).toEqual([]);
});

test("on a screen shorter than the form the banner of an error scrolls into view", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.setViewportSize({ width: 375, height: 568 });
  await page.goto("/signup");
  await fillForm(page, { email: newEmail(), password: "abc472" });
  await page.route(signUpEndpoint, (route) => route.abort());
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
});

test("the address of an existing account gets the same response, and the password is unchanged", async ({
  page,
}) => {
  const credentials = await createAccount();
  await page.goto("/signup");
  await fillForm(page, { ...credentials, password: "other456" });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.account.signUp.success.title);
  await page.getByRole("link", { name: en.account.frame.continueNow }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel(en.account.form.email).fill(credentials.email);
  await password(page).fill(credentials.password);
  await page.getByRole("button", { name: en.account.signIn.submit }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("after a network error the input stays, and the next submit succeeds", async ({ page }) => {
  const email = newEmail();
  await page.goto("/signup");
  await fillForm(page, { email, password: "abc472" });
  await page.route(signUpEndpoint, (route) => route.abort());
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toContainText(en.account.form.unexpected);
  await expect(password(page)).toHaveValue("abc472");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.unroute(signUpEndpoint);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.account.signUp.success.title);
  await waitForMailLink(email);
});

test("a sign-in before the confirmation shows an error and can resend the mail", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/signup");
  await fillForm(page, { email, password: "abc472" });
  await submitButton(page).click();
  await page.getByRole("link", { name: en.account.frame.continueNow }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel(en.account.form.email).fill(email);
  await password(page).fill("abc472");
  await page.getByRole("button", { name: en.account.signIn.submit }).click();
  await expect(page.getByRole("alert")).toContainText(serviceMessages.notConfirmed);
  const text = await page.getByText(serviceMessages.notConfirmed).evaluate((banner) => {
    const line = document.createRange();
    line.selectNodeContents(banner.firstChild ?? banner);
    return line.getBoundingClientRect().bottom;
  });
  const resend = page.getByRole("button", { name: en.account.signIn.resend });
  expect(((await resend.boundingBox())?.y ?? 0) - text).toBeGreaterThan(8);
  await resend.click();
  await expect(page.getByText(en.account.signIn.resent)).toBeVisible();
  await waitForMailLink(email, 2);
});
