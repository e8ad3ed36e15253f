import { expect, type Page } from "@playwright/test";
import { shell as words } from "../../app/content/ar/shell.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";

const scripts = "**/assets/*.js";
const menu = (page: Page) => page.getByRole("dialog", { name: words.menu.label });
const opener = (page: Page) => page.getByRole("button", { name: words.menu.open });
const closer = (page: Page) => page.getByRole("button", { name: words.menu.close });

test("a tap on the menu button before hydration is replayed after it", async ({ page }) => {
  const release = await delayRequests(page, scripts);
  await page.goto("/", { waitUntil: "commit" });
  await opener(page).tap();
  await expect(menu(page)).toBeHidden();
  await release();
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("when the scripts fail to load, the menu opens and closes without them", async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/");
  await opener(page).tap();
  await expect(page.locator("#menu")).toBeVisible();
  await closer(page).tap();
  await expect(page.locator("#menu")).toBeHidden();
  await opener(page).tap();
  await page.locator("#menu").getByRole("link", { name: words.navigation.articles }).tap();
  await expect(page).toHaveURL("/articles?lang=ar");
  await expect(page.locator("#menu")).toBeHidden();
});

test("a menu opened before the script becomes a modal dialog", async ({ page }) => {
  await page.clock.install();
  await page.goto("/articles#menu");
  await waitUntilInteractive(page);
  await expect(menu(page)).toBeVisible();
  expect(await page.locator("#menu").evaluate((menu) => menu.matches(":modal"))).toBe(true);
  await closer(page).tap();
  await expect(page.locator("#menu")).toBeHidden();
  await page.clock.fastForward(300);
  await opener(page).tap();
  await menu(page).getByRole("link", { name: words.navigation.home, exact: true }).tap();
  await expect(page).toHaveURL("/?lang=ar");
  await expect(page.locator("#menu")).toBeHidden();
});
