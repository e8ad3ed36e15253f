import { expect, type Page } from "@playwright/test";
import { waitForFonts, waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";

/** The maximum shift of the scroll position, in CSS pixels. */
const tolerance = 60;

const treatment = "/services/lasik-surgery";
const part = "#included";

/** Scrolls down in steps, like a visitor, until the part is at the top of the viewport. */
async function scrollToPart(page: Page): Promise<void> {
  await page.evaluate(async (selector) => {
    const element = document.querySelector(selector);
    const distance = () => element?.getBoundingClientRect().top ?? 0;
    while (distance() > innerHeight) {
      scrollBy({ top: 400, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    element?.scrollIntoView({ behavior: "instant" });
  }, part);
}

/** Returns the distance of the part from the top of the viewport, once fonts have loaded. */
async function readTop(page: Page): Promise<number> {
  await waitForFonts(page);
  return page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
}

// REQ-PAGE-6
test("a reload and a back navigation keep the scroll position", async ({ page }) => {
  await page.goto(treatment);
  await waitUntilInteractive(page);
  await scrollToPart(page);
  const top = await readTop(page);
  const expectSamePosition = async () => {
    await waitUntilInteractive(page);
    await expect.poll(async () => Math.abs((await readTop(page)) - top)).toBeLessThan(tolerance);
  };
  await page.reload();
  await expectSamePosition();
  await page.goto("/doctors");
  await page.goBack();
  await expectSamePosition();
});

// REQ-PAGE-6
test("a smooth scroll to a part of a page ends at the part", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.goto(treatment);
  await waitUntilInteractive(page);
  await page.locator(`nav a[href$="${part}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${part}$`));
  await page.evaluate(
    () => new Promise((done) => addEventListener("scrollend", done, { once: true })),
  );
  const margin = await page
    .locator(part)
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).scrollMarginTop));
  expect(Math.abs((await readTop(page)) - margin)).toBeLessThan(tolerance);
  await context.close();
});

// REQ-PAGE-6
test("every section of a page is laid out when the page has loaded", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  const texts = page.locator("main h2, footer a");
  expect(await texts.count()).toBeGreaterThan(5);
  const skipped = await texts.evaluateAll((all) =>
    all
      .filter(
        (text) => text.checkVisibility() && !text.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((text) => text.textContent),
  );
  expect(skipped).toEqual([]);
});
