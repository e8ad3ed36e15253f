import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { ar } from "./support/words.ts";

const appFiles = "**/assets/*.js";
const toArabic = (page: Page) => page.getByRole("link", { name: "العربية" });

/** Opens a page whose app arrives so much later than its words, in milliseconds. */
async function openWithLateApp(page: Page, address: string, delay: number): Promise<void> {
  await page.route(appFiles, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => {});
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

// R2, D3
test("a press on the switch right after the page has come is carried out", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await toArabic(page).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page).toHaveURL("/?lang=ar");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ar");
});

// R2, D3
test("a press on the switch waits for a script that comes late, and is carried out and stored", async ({
  page,
}) => {
  await openWithLateApp(page, "/articles", 1500);
  await toArabic(page).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar", { timeout: 10_000 });
  await expect(page).toHaveURL("/articles?lang=ar");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ar");
});

// R2
test("two impatient presses on the switch before the app runs switch once", async ({ page }) => {
  await openWithLateApp(page, "/", 1500);
  await toArabic(page).click();
  await toArabic(page).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar", { timeout: 10_000 });
  await expect(page.getByRole("contentinfo")).toContainText(ar.shell.footer.hoursTitle);
  await expect(page).toHaveURL("/?lang=ar");
});

// R2
test("Enter on the switch before the app runs is carried out", async ({ page }) => {
  await openWithLateApp(page, "/", 1000);
  await toArabic(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar", { timeout: 10_000 });
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ar");
});

// D3
test("when the app does not come within four seconds, the press loads the Arabic page", async ({
  page,
}) => {
  await openWithLateApp(page, "/articles", 8000);
  await toArabic(page).click();
  await expect(page).toHaveURL("/articles?lang=ar", { timeout: 7000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.articles.title);
});

// D3
test("when the app cannot come at all, the press loads the Arabic page at once", async ({
  page,
}) => {
  await page.route(appFiles, (route) => route.abort());
  await page.goto("/articles");
  await toArabic(page).click();
  await expect(page).toHaveURL("/articles?lang=ar", { timeout: 3000 });
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});
