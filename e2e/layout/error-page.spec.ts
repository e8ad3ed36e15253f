import { expect, type Page, type Route } from "@playwright/test";
import { clientErrorsPath } from "../../app/client/enhancements/report-errors.ts";
import { errorPageWords } from "../../app/content/error-page-words.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const data = "**/*.data*";

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

/** Opens the sign-up page from the sign-in page, whose data does not arrive. */
async function openErrorPage(
  page: Page,
  { account, lang }: { account: typeof en.account; lang: "" | "?lang=ar" },
  respond: (route: Route) => Promise<void>,
): Promise<void> {
  const words = errorPageWords[lang ? "ar" : "en"];
  // Only account pages navigate without a page load. For other pages the browser shows its own error page.
  await page.goto(`/login${lang}`);
  await waitUntilInteractive(page);
  await page.route(data, respond);
  await page.getByRole("main").getByRole("link", { name: account.signIn.signUp }).click();
  await expect(title(page)).toHaveText(words.title);
  await expect(page).toHaveTitle(words.title);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(`/signup${lang}`);
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
}

for (const [trouble, respond] of faults) {
  test(`when ${trouble}, the error page shows, and retrying works`, { tag: "@smoke" }, async ({
    page,
  }) => {
    await openErrorPage(page, { account: en.account, lang: "" }, respond);
    await page.unroute(data);
    await page.getByRole("link", { name: errorPageWords.en.retry }).click();
    await expect(title(page)).toHaveText(en.account.signUp.title);
  });
}

test("the error page in Arabic can be retried, and its link leads to the home page", {
  tag: "@smoke",
}, async ({ page }) => {
  const { retry, home } = errorPageWords.ar;
  const arabic = { account: ar.account, lang: "?lang=ar" } as const;
  await openErrorPage(page, arabic, (route) => route.abort());
  await page.unroute(data);
  await page.getByRole("link", { name: retry }).click();
  await expect(title(page)).toHaveText(ar.account.signUp.title);
  await openErrorPage(page, arabic, (route) => route.abort());
  await page.getByRole("link", { name: home }).click();
  await expect(page).toHaveURL("/?lang=ar");
  await expect(title(page)).toHaveText(ar.home.hero.title.join(" "));
  await expect(page.getByRole("banner")).toBeVisible();
});

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
