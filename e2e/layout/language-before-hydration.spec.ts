import { expect, type Page } from "@playwright/test";
import { delayRequests } from "../support/delay-requests.ts";
import { test } from "../support/test.ts";
import { languageSwitchNames } from "../support/words.ts";

const scripts = "**/assets/*.js";
const toArabic = (page: Page) => page.getByRole("link", { name: languageSwitchNames.en });
const root = (page: Page) => page.locator("html");
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

/** Opens a page and delays its scripts until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await delayRequests(page, scripts);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return release;
}

/** Pauses the clock of the page. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date("2026-11-21T12:00:00+04:00"));
}

// REQ-LANG-6
test("a click on the language switch right after the response works", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await toArabic(page).click();
  await expect(root(page)).toHaveAttribute("lang", "ar");
  await expect(page).toHaveURL("/?lang=ar");
  expect(await storedLanguage(page)).toBe("ar");
});

test("a click on the language switch is replayed after a late script, and the choice is stored", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/articles");
  await toArabic(page).click();
  await expect(root(page)).toHaveAttribute("lang", "en");
  await release();
  await expect(root(page)).toHaveAttribute("lang", "ar");
  await expect(page).toHaveURL("/articles?lang=ar");
  expect(await storedLanguage(page)).toBe("ar");
});

test("Enter on the language switch before hydration is replayed", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  await toArabic(page).focus();
  await page.keyboard.press("Enter");
  await release();
  await expect(root(page)).toHaveAttribute("lang", "ar");
  expect(await storedLanguage(page)).toBe("ar");
});

test("when the scripts fail to load, a click loads the Arabic page at once", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T08:00:00+04:00") });
  await page.route(scripts, (route) => route.abort());
  await page.goto("/articles");
  await pauseClock(page);
  await toArabic(page).click();
  await expect(page).toHaveURL("/articles?lang=ar");
  await expect(root(page)).toHaveAttribute("lang", "ar");
});
