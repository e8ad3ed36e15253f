import { expect, type Page } from "@playwright/test";
import { terms } from "../../app/content/en/terms.ts";
import { waitForFonts, waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { acceptanceBanner, acceptButton, checkbox } from "./acceptance-controls.ts";

// While the banner is animated, Playwright would scroll the page to click its button.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const { banner, accepted, stored } = terms.acceptance;

const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem("accepted-terms"));

/** Opens the terms and interacts, which loads the banner. */
async function openTerms(page: Page): Promise<void> {
  await page.goto("/terms");
  await waitUntilInteractive(page);
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await expect(page.locator("html")).toHaveAttribute("data-moved");
}

test("the banner does not change the height of the page", async ({ page }) => {
  const measure = async () => {
    await openTerms(page);
    await waitForFonts(page);
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  const heightWithBanner = await measure();
  await expect(acceptanceBanner(page)).toBeVisible();
  const file = await page.locator("[data-acceptance=answer]").getAttribute("data-on-interaction");
  await page.route(`**${file}`, (route) => route.abort());
  await page.evaluate(() => localStorage.setItem("accepted-terms", "true"));
  expect(await measure()).toBe(heightWithBanner);
  await expect(acceptanceBanner(page)).toBeHidden();
});

test("the banner is visible before an interaction, and a click before its script loads is stored", async ({
  page,
}) => {
  await page.goto("/terms");
  await expect(acceptButton(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  const file = await page.locator("[data-acceptance=answer]").getAttribute("data-on-interaction");
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**${file}`, async (route) => {
    await released;
    await route.continue();
  });
  await acceptButton(page).click();
  await expect(checkbox(page)).toBeChecked();
  expect(await storedAnswer(page)).toBeNull();
  release();
  await expect(acceptanceBanner(page)).toHaveCount(0);
  expect(await storedAnswer(page)).toBe("true");
});

test("I Accept checks the checkbox, hides the banner and is stored, and unchecking shows the banner again", async ({
  page,
}) => {
  await openTerms(page);
  await expect(acceptanceBanner(page)).toBeVisible();
  await expect(checkbox(page)).not.toBeChecked();
  // At first the banner is in the document flow. After the first section it is sticky.
  await expect(page.locator("[data-docked]")).toHaveCount(0);
  await page
    .locator("main h2")
    .nth(3)
    .evaluate((heading) => heading.scrollIntoView());
  await expect(acceptanceBanner(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-docked]")).toHaveCount(1);
  const scrollBefore = await page.evaluate(() => scrollY);
  await acceptButton(page).click();
  await expect(acceptanceBanner(page)).toHaveCount(0);
  await expect(checkbox(page)).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
  expect(await storedAnswer(page)).toBe("true");
  await expect(page.getByRole("status")).toHaveText(`${accepted} ${stored}`);

  await openTerms(page);
  await expect(checkbox(page)).toBeChecked();
  await expect(acceptanceBanner(page)).toHaveCount(0);

  await checkbox(page).uncheck();
  await expect(acceptanceBanner(page)).toBeVisible();
  expect(await storedAnswer(page)).toBe("false");
  await openTerms(page);
  await expect(acceptanceBanner(page)).toBeVisible();

  await checkbox(page).check();
  await expect(acceptanceBanner(page)).toHaveCount(0);
  expect(await storedAnswer(page)).toBe("true");
});

test("after acceptance the banner never shows, and there is no layout shift", async ({ page }) => {
  await page.addInitScript((label) => {
    localStorage.setItem("accepted-terms", "true");
    const records = { banner: false, shift: 0 };
    Object.assign(window, { records });
    new MutationObserver(() => {
      const banner = document.querySelector(`[aria-label="${label}"]`);
      if (banner?.checkVisibility({ visibilityProperty: true })) records.banner = true;
    }).observe(document, { attributes: true, childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) records.shift += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
  }, banner.label);
  await openTerms(page);
  await expect(checkbox(page)).toBeChecked();
  const records = await page.evaluate(() => Reflect.get(window, "records"));
  expect(records.banner).toBe(false);
  expect(records.shift).toBeLessThan(0.01);
});
