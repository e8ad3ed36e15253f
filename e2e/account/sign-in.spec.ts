import { expect, type Page } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  openDashboard,
  serviceMessages,
  signIn,
} from "../support/accounts.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const submitButton = (page: Page) => page.getByRole("button", { name: en.account.signIn.submit });
const tokenEndpoint = "**/auth/v1/token?grant_type=password";

// REQ-ACCOUNT-1
test("the sign-in page has its fields, its links and a toggle for the password", async ({
  page,
}) => {
  await page.goto("/login");
  await waitUntilInteractive(page);
  const password = page.getByLabel(en.account.form.password, { exact: true });
  await password.fill("abc 123");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: en.account.form.showPassword }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: en.account.form.hidePassword }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await expect(page.getByLabel(en.account.form.email)).toHaveAttribute("autocomplete", "username");
  await expect(page.getByRole("checkbox", { name: en.account.signIn.remember })).toBeChecked();
  await expect(page.getByRole("link", { name: en.account.signUp.title })).toHaveAttribute(
    "href",
    "/signup",
  );
  // The e-mail address is prefilled on the next page without being in the URL.
  await page.getByLabel(en.account.form.email).fill("noor@example.om");
  await page.getByRole("link", { name: en.account.signIn.forgot }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(page.getByLabel(en.account.form.email)).toHaveValue("noor@example.om");
});

// REQ-ACCOUNT-2
test("an empty form shows an error at each field and focuses the first", async ({ page }) => {
  await page.goto("/login");
  await submitButton(page).click();
  const email = page.getByLabel(en.account.form.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(en.account.form.invalid.email);
  const password = page.getByLabel(en.account.form.password, { exact: true });
  await expect(password).toHaveAccessibleDescription(en.account.form.invalid.passwordMissing);
  await email.fill("noor@example");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("noor@example.om ");
  await password.fill("x");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText(en.account.form.invalid.passwordMissing)).toHaveCount(0);
});

// REQ-ACCOUNT-3
test("during the request the button is busy, and a second submit sends nothing", async ({
  page,
}) => {
  const credentials = await createAccount();
  let requestCount = 0;
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(tokenEndpoint, async (route) => {
    requestCount += 1;
    await responded;
    await route.continue();
  });
  await page.goto("/login");
  await fillSignIn(page, credentials);
  await expect(page.getByRole("button", { name: en.account.signIn.submitting })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await page.getByLabel(en.account.form.password, { exact: true }).press("Enter");
  await page.getByRole("button", { name: en.account.signIn.submitting }).click({ force: true });
  respond();
  await expect(page).toHaveURL("/dashboard");
  expect(requestCount).toBe(1);
});

// REQ-ACCOUNT-15
test("after a redirect from the dashboard the sign-in returns to it and adds no history entry", {
  tag: "@smoke",
}, async ({ page }) => {
  const credentials = await createAccount();
  await page.goto("/articles");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
  await fillSignIn(page, credentials);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(en.account.dashboard.account.reached)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/articles");
});

for (const { next, arrives } of [
  { next: "/articles?x=1#top", arrives: "/articles?x=1#top" },
  { next: "https://evil.example/", arrives: "/dashboard" },
]) {
  test(`after the sign-in the parameter next=${JSON.stringify(next)} leads to ${arrives}`, async ({
    page,
  }) => {
    const credentials = await createAccount();
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await fillSignIn(page, credentials);
    await expect(page).toHaveURL(arrives);
  });
}

test("an error shows in a banner that can be closed, and the input stays", async ({ page }) => {
  const { email } = await createAccount();
  await page.goto("/login");
  await fillSignIn(page, { email, password: "wrong 1" });
  const banner = page.getByRole("alert");
  await expect(banner).toContainText(serviceMessages.wrongPassword);
  await expect(page.getByLabel(en.account.form.email)).toHaveValue(email);
  await expect(page.getByLabel(en.account.form.password, { exact: true })).toHaveValue("wrong 1");
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(banner).toContainText(ar.account.form.errors.invalid_credentials);
  await expect(page.getByLabel(ar.account.form.email)).toHaveValue(email);
  await page.getByRole("button", { name: ar.account.form.dismiss }).press("Enter");
  await expect(banner).toHaveCount(0);
  await expect(page.getByLabel(ar.account.form.email)).toBeFocused();
});

for (const { what, answer } of [
  { what: "the connection breaks", answer: null },
  { what: "the response is HTML", answer: { status: 200, contentType: "text/html", body: "<p>" } },
  { what: "the service is down", answer: { status: 503, body: "{}" } },
]) {
  test(`when ${what} the specified message is shown and logged`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await page.route(tokenEndpoint, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto("/login");
    await fillSignIn(page, { email: "noor@example.om", password: "abc472" });
    await expect(page.getByRole("alert")).toContainText(en.account.form.unexpected);
    await expect(page.getByLabel(en.account.form.email)).toHaveValue("noor@example.om");
    expect(logged.some((line) => line.includes("Auth"))).toBe(true);
    await page.unroute(tokenEndpoint);
    await submitButton(page).click();
    await expect(page.getByRole("alert")).toContainText(serviceMessages.wrongPassword);
  });
}

test("without “remember me” the session ends with the tab, with it the session stays", async ({
  page,
}) => {
  const credentials = await createAccount();
  await page.goto("/login");
  await page.getByRole("checkbox", { name: en.account.signIn.remember }).uncheck();
  await fillSignIn(page, credentials);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(en.account.dashboard.account.reached)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other).toHaveURL("/login");

  await signIn(other, credentials);
  const third = await page.context().newPage();
  await third.goto("/dashboard");
  await expect(third.getByText(en.account.dashboard.account.reached)).toBeVisible();
});

test("with a session the sign-in page redirects to the dashboard", async ({ page }) => {
  await openDashboard(page, await createAccount());
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
});

test("with blocked storage a user can sign in", async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.addInitScript(() => {
    for (const kind of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await signIn(page, await createAccount());
});

// REQ-ACCOUNT-1
test("a click on the toggle for the password before hydration is replayed", async ({ page }) => {
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto("/login", { waitUntil: "commit" });
  const password = page.getByLabel(en.account.form.password, { exact: true });
  await password.fill("abc 123");
  await page.getByRole("button", { name: en.account.form.showPassword }).click();
  await release();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("abc 123");
});

test("before hydration the form sends nothing, and no password is in the URL", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await page.getByLabel(en.account.form.email).fill("noor@example.om");
  await page.getByLabel(en.account.form.password, { exact: true }).fill("secret1");
  await page.getByLabel(en.account.form.password, { exact: true }).press("Enter");
  await submitButton(page).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel(en.account.form.password, { exact: true })).toHaveValue("secret1");
});
