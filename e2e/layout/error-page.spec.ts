import { expect, type Page, type Route } from "@playwright/test";
import { clientErrorsPath } from "../../app/client/enhancements/report-errors.ts";
import { errorPageWords } from "../../app/content/error-page.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const data = "**/*.data*";

// Only account pages navigate without a page load. For other pages the browser shows its own error page.
const locales = [
  {
    from: "/login",
    suffix: "",
    link: en.account.signIn.signUp,
    title: errorPageWords.en.title,
    retry: errorPageWords.en.retry,
    home: errorPageWords.en.home,
    heading: en.account.signUp.title,
  },
  {
    from: "/login?lang=ar",
    suffix: "?lang=ar",
    link: ar.account.signIn.signUp,
    title: errorPageWords.ar.title,
    retry: errorPageWords.ar.retry,
    home: errorPageWords.ar.home,
    heading: ar.account.signUp.title,
  },
];

const faults: [string, (route: Route) => Promise<void>][] = [
  ["the network is gone", (route) => route.abort()],
  [
    "a gateway responds",
    (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway" }),
  ],
  [
    "a captive portal responds",
    (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Welcome" }),
  ],
];

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { from, suffix, link, title: headline, retry, home, heading } of locales) {
  for (const [trouble, respond] of faults) {
    test(`when ${trouble}, the error page “${headline}” shows, and retrying works`, {
      tag: "@smoke",
    }, async ({ page }) => {
      await page.goto(from);
      await waitUntilInteractive(page);
      await page.route(data, respond);
      await page.getByRole("main").getByRole("link", { name: link }).click();
      await expect(title(page)).toHaveText(headline);
      await expect(page).toHaveTitle(headline);
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page).toHaveURL(`/signup${suffix}`);
      await expect(page.locator('a[href^="tel:"]')).toBeVisible();
      await page.unroute(data);
      await page.getByRole("link", { name: retry }).click();
      await expect(title(page)).toHaveText(heading);
    });
  }

  test(`the error page “${headline}” has a link to the home page (${suffix})`, async ({ page }) => {
    await page.goto(from);
    await waitUntilInteractive(page);
    await page.route(data, (route) => route.abort());
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(title(page)).toHaveText(headline);
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL(`/${suffix}`);
    await expect(title(page)).toHaveText(
      suffix ? ar.home.hero.title.join(" ") : en.home.hero.title.join(" "),
    );
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("a page whose component throws is replaced by the error page and reported to the log", async ({
  page,
}) => {
  await page.goto("/login");
  const reported = page.waitForRequest(`**${clientErrorsPath}`);
  await waitUntilInteractive(page);
  // The data of another page, without the texts of the form.
  const other = await page.request.get("/confirm.data").then((response) => response.body());
  await page.route(data, (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: other }),
  );
  await page.getByRole("main").getByRole("link", { name: en.account.signIn.signUp }).click();
  await expect(title(page)).toHaveText(errorPageWords.en.title);
  await expect(page.getByRole("link", { name: errorPageWords.en.home })).toHaveAttribute(
    "href",
    "/",
  );
  const report = await reported;
  expect(report.postDataJSON()).toMatchObject({ name: expect.any(String), page: "/signup" });
  expect((await report.response())?.status()).toBe(204);
});

test("a language switch that fails can be retried in the chosen language", async ({ page }) => {
  await page.goto("/login");
  await waitUntilInteractive(page);
  await page.route(data, (route) => route.abort());
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(title(page)).toHaveText(errorPageWords.en.title);
  await page.unroute(data);
  await page.getByRole("link", { name: errorPageWords.en.retry }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("Back from the error page shows the previous page", async ({ page }) => {
  await page.goto("/login");
  await waitUntilInteractive(page);
  await page.route("**/signup.data*", (route) => route.abort());
  await page.getByRole("main").getByRole("link", { name: en.account.signIn.signUp }).click();
  await expect(title(page)).toHaveText(errorPageWords.en.title);
  await page.goBack();
  await expect(title(page)).toHaveText(en.account.signIn.title);
});
