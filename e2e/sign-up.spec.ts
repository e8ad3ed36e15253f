import { expect, type Page } from "@playwright/test";
import { mailTo, newAccount, newAddress, type Person } from "./support/accounts.ts";
import { liveApp } from "./support/app.ts";
import { test } from "./support/journey.ts";

const service = "**/auth/v1/signup*";
const button = (page: Page) => page.getByRole("button", { name: "Create Account" });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const confirmation = (page: Page) => page.getByLabel("Confirm password");

async function fill(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Email").fill(person.email);
  await password(page).fill(person.password);
  await confirmation(page).fill(person.password);
  await page.getByRole("checkbox").check();
}

// F169
test("the sign-up page has its fields, and reading the terms loses nothing typed", async ({
  page,
}) => {
  await page.goto("/signup");
  await liveApp(page);
  await page.getByLabel("Email").fill("noor@example.om");
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(2);
  await expect(password(page)).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  for (const [name, href] of [
    [/^terms/, "/terms"],
    [/^privacy policy/, "/privacy"],
  ] as const) {
    const link = page.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByLabel("Email")).toHaveValue("noor@example.om");
});

// F170
test("the checklist is ticked while the password is typed", async ({ page }) => {
  await page.goto("/signup");
  await liveApp(page);
  const rules = page.getByRole("list", { name: "Your password needs" }).getByRole("listitem");
  await expect(rules).toHaveText([
    "Still needed: At least 6 characters",
    "Still needed: At least one number",
  ]);
  await password(page).pressSequentially("abc12");
  await expect(rules).toHaveText([
    "Still needed: At least 6 characters",
    "Done: At least one number",
  ]);
  await password(page).press("3");
  await expect(rules).toHaveText(["Done: At least 6 characters", "Done: At least one number"]);
  await password(page).fill("abcdefg");
  await expect(rules.last()).toHaveText("Still needed: At least one number");
});

// F171
test("each rule that is broken is named at its field", async ({ page }) => {
  await page.goto("/signup");
  await button(page).click();
  const email = page.getByLabel("Email");
  const terms = page.getByRole("checkbox");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(password(page)).toHaveAccessibleDescription(
    "Password must be at least 6 characters",
  );
  await expect(confirmation(page)).toHaveAccessibleDescription("Please confirm your password");
  await expect(terms).toHaveAccessibleDescription("You must accept the terms and conditions");
  await password(page).fill("abcdef");
  await expect(password(page)).toHaveAccessibleDescription(
    "Password must contain at least one number",
  );
  await confirmation(page).fill("abcdeg");
  await expect(confirmation(page)).toHaveAccessibleDescription("Passwords don't match");
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.getByText("كلمتا المرور غير متطابقتين")).toBeVisible();
});

// F172, F173
test("after 3000 ms the success gives way to the sign-in page, which repeats it", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-21T08:00:00+04:00") });
  await page.goto("/signup");
  await liveApp(page);
  await fill(page, { email: newAddress(), password: "abc123" });
  await page.clock.pauseAt(new Date("2026-11-21T12:00:00+04:00"));
  await button(page).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Registration Successful!");
  await expect(heading).toBeFocused();
  await page.clock.runFor(2999);
  await expect(page).toHaveURL("/signup");
  await expect(page.getByRole("status")).toContainText(
    "Registration Successful! Please check your email to verify your account. You will be redirected to the login page shortly.",
  );
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(
    "Registration successful! Please check your email to verify your account.",
  );
});

test("“continue now” leads on at once, with the same message", async ({ page }) => {
  await page.goto("/signup");
  await fill(page, { email: newAddress(), password: "abc123" });
  await button(page).click();
  await page.getByRole("link", { name: "Continue now" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveText(
    "Registration successful! Please check your email to verify your account.",
  );
});

test("an address that has an account gets the same answer as a new one, and keeps its password", async ({
  page,
}) => {
  const person = await newAccount();
  await page.goto("/signup");
  await fill(page, { ...person, password: "other456" });
  await button(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registration Successful!");
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(person.email);
  await password(page).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
});

// F166, F167
test("a failure leaves everything typed, and the next press sends it", async ({ page }) => {
  const email = newAddress();
  await page.goto("/signup");
  await fill(page, { email, password: "abc123" });
  await page.route(service, (route) => route.abort());
  await button(page).click();
  await expect(page.getByRole("alert")).toContainText(
    "An unexpected error occurred. Please try again.",
  );
  await expect(password(page)).toHaveValue("abc123");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.unroute(service);
  await button(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registration Successful!");
  await mailTo(email);
});

test("who signs in before confirming is told so, and can have the mail sent again", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/signup");
  await fill(page, { email, password: "abc123" });
  await button(page).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(email);
  await password(page).fill("abc123");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("Email not confirmed");
  await page.getByRole("button", { name: "Send the confirmation email again" }).click();
  await expect(page.getByText("a new email is on its way")).toBeVisible();
  await mailTo(email, 2);
});

for (const { what, email, password: typed } of [
  { what: "a quote", email: newAddress("o'noor"), password: 'it\'s "1"' },
  { what: "an emoji in the password", email: newAddress(), password: "👁️eye1👁️" },
  { what: "Arabic letters in the password", email: newAddress(), password: "كلمة سر 7" },
]) {
  test(`an account with ${what} works from sign-up to sign-in`, async ({ page }) => {
    await page.goto("/signup");
    await fill(page, { email, password: typed });
    await button(page).click();
    await expect(page).toHaveURL("/login");
    await page.goto(await mailTo(email));
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page).toHaveURL("/dashboard");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL("/login");
    await page.getByLabel("Email").fill(email);
    await password(page).fill(typed);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/dashboard");
  });
}

for (const { what, email, typed, says } of [
  {
    what: "300 characters long",
    email: `${"a".repeat(290)}@example.om`,
    typed: "abc123",
    says: /valid email|at most 254/,
  },
  { what: "of another script", email: "نور@example.om", typed: "abc123", says: /valid email/ },
  {
    what: "with a password of 1 MB",
    email: "noor@example.om",
    typed: `1${"a".repeat(1 << 20)}`,
    says: /too long/,
  },
]) {
  test(`an address ${what} gets a clear answer and no request`, async ({ page }) => {
    let asked = 0;
    await page.route(service, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto("/signup");
    await fill(page, { email, password: typed });
    await button(page).click();
    await expect(page.getByText(says)).toBeVisible();
    expect(asked).toBe(0);
  });
}
