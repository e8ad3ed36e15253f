import { expect, type Page } from "@playwright/test";
import { branches as branchNames } from "../../app/content/ar/branches.ts";
import { shell as words } from "../../app/content/ar/shell.ts";
import { branches as branchFacts } from "../../app/content/data/branches.ts";
import { homeAnchors } from "../../app/layout/header/navigation.ts";
import { sampleSlug } from "../support/articles.ts";
import { listTabStops } from "../support/page/focus.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

const menu = (page: Page) => page.getByRole("dialog", { name: words.menu.label });
const opener = (page: Page) => page.getByRole("button", { name: words.menu.open });
const closer = (page: Page) => page.getByRole("button", { name: words.menu.close });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Clicks are ignored for 300 ms after the menu has opened or closed. */
const lockTime = 300;

async function openMenu(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await waitUntilUnlocked(page);
}

/** Waits in the page until it accepts clicks again. Nothing is asserted about the time. */
async function waitUntilUnlocked(page: Page): Promise<void> {
  await page.waitForFunction(([start, wait]) => performance.now() - start > wait, [
    await page.evaluate(() => performance.now()),
    lockTime,
  ] as const);
}

/** Playwright retries a click on a moving element, and the retry scrolls. */
async function waitForHeaderAnimations(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toHaveAttribute("data-compact", "true");
  const runningAnimations = () =>
    page.getByRole("banner").evaluate((header) => header.getAnimations({ subtree: true }).length);
  await expect.poll(runningAnimations).toBe(0);
}

test("a window that becomes wide closes the menu, and the page scrolls", async ({ page }) => {
  await openMenu(page, "/articles");
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator("html[data-locked]")).toHaveCount(0);
  await expect(page.locator("dialog[data-menu][open]")).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
});

test("the menu links to the home page, the six pages of the header and the questions, in order", {
  tag: "@smoke",
}, async ({ page }) => {
  await openMenu(page, "/articles");
  const links = menu(page).getByRole("navigation", { name: words.menu.label }).getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const pages = ["about", "doctors", "services", "articles", "insurance", "branches", "faq"];
  expect(hrefs).toEqual(["/?lang=ar", ...pages.map((page) => `/${page}?lang=ar`)]);
  await expect(links).toHaveText([
    words.navigation.home,
    words.navigation.about,
    words.navigation.doctors,
    words.navigation.services,
    words.navigation.articles,
    words.navigation.insurance,
    words.navigation.branches,
    words.navigation.faq,
  ]);
  await expect(links.nth(4)).toHaveAttribute("aria-current", "page");
  const book = menu(page).getByRole("link", { name: words.bookAppointment });
  await expect(book).toHaveAttribute("href", "/book-consultation?lang=ar");
  const call = menu(page).locator('a[href^="tel:"]');
  await expect(call).toHaveAccessibleName(
    `${branchNames.main.name} ${branchFacts.main.phone.value}`,
  );
});

test("the menu closes with its button and restores the focus", async ({ page }) => {
  await openMenu(page, "/");
  await closer(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("the menu opens with Enter and Space and closes with Escape", { tag: "@smoke" }, async ({
  page,
}) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  for (const key of ["Enter", " "]) {
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await waitUntilUnlocked(page);
  }
});

test("the focus stays inside the open menu", async ({ page }) => {
  await openMenu(page, "/");
  const stops = await listTabStops(page, 40);
  expect(stops.length).toBeGreaterThan(8);
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press(step % 3 === 0 ? "Shift+Tab" : "Tab");
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
});

test("the page does not scroll behind the open menu, and scrolls again after it closes", async ({
  page,
}) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await page.evaluate(() => scrollTo(0, 600));
  await waitForHeaderAnimations(page);
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.mouse.move(200, 500);
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 400);
  await page.keyboard.press("PageDown");
  expect(await scrollTop(page)).toBe(600);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  expect(await scrollTop(page)).toBe(600);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(700);
});

for (const [name, path] of [
  [words.navigation.articles, "/articles"],
  [words.navigation.home, "/"],
] as const) {
  test(`the link “${name}” in the menu opens the page, which scrolls`, async ({ page }) => {
    await openMenu(page, `/articles/${sampleSlug}`);
    await menu(page).getByRole("link", { name, exact: true }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(`${path}?lang=ar`);
    expect(await scrollTop(page)).toBe(0);
    await page.mouse.move(200, 500);
    // A page that is still being rendered loses a turn of the wheel.
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      expect(await scrollTop(page)).toBeGreaterThan(100);
    }).toPass();
  });
}

for (const name of [words.brand, words.navigation.home]) {
  test(`the link “${name}” in the menu of the home page closes it and scrolls to the top`, async ({
    page,
  }) => {
    await page.goto("/");
    await waitUntilInteractive(page);
    await page.evaluate(() => scrollTo(0, 900));
    await waitForHeaderAnimations(page);
    await opener(page).tap();
    await menu(page).getByRole("link", { name }).first().tap();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
}

/** Measures the distance of the section from 100 px below the top of the viewport. */
function distanceFromTarget(page: Page, anchor: string): Promise<number> {
  return page
    .locator(`#${anchor}`)
    .evaluate((section) => Math.abs(section.getBoundingClientRect().top - 100));
}

for (const anchor of homeAnchors) {
  test(`the link to #${anchor} in the menu of the home page scrolls to 100 px above the section`, async ({
    page,
  }) => {
    await openMenu(page, "/");
    await menu(page).getByRole("link", { name: words.anchors[anchor] }).tap();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => distanceFromTarget(page, anchor)).toBeLessThan(2);
  });
}

test("on a slow phone the menu link from an article to #doctors works", async ({ page }) => {
  await openMenu(page, `/articles/${sampleSlug}`);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await menu(page).getByRole("link", { name: words.anchors.doctors }).tap();
  await expect(page).toHaveURL("/?lang=ar#doctors", { timeout: 15_000 });
  await expect(page.locator("#doctors")).toBeInViewport({ timeout: 10_000 });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect.poll(() => distanceFromTarget(page, "doctors")).toBeLessThan(2);
});

test("the language switch in the menu changes the language of the page", async ({ page }) => {
  await openMenu(page, "/articles");
  await menu(page).getByRole("link", { name: "English" }).tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/articles");
  await expect(page.getByRole("button", { name: en.shell.menu.open })).toBeVisible();
});
