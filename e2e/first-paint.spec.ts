import { expect, type Page } from "@playwright/test";
import { liveApp, untouchedApp } from "./support/app.ts";
import { test } from "./support/journey.ts";

/** Paths of the files of a kind that the page in hand has asked for, and when, in milliseconds of its own clock. */
function asked(page: Page, kind: RegExp): Promise<{ path: string; at: number }[]> {
  return page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime }))
        .filter(({ path }) => new RegExp(pattern).test(path)),
    kind.source,
  );
}

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Parts of the page that are not laid out before they come near the screen. */
const deferred = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main > *, footer")].filter(
        (part) => getComputedStyle(part).contentVisibility !== "visible",
      ).length,
  );

for (const path of ["/", "/services/cataract-surgery?lang=ar", "/book-consultation"]) {
  test(`the first paint of ${path} waits for no script and no style sheet`, async ({ page }) => {
    await page.goto(path);
    await untouchedApp(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    expect(painted).toBeGreaterThan(0);
    const scripts = await asked(page, /\.js$/);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ at }) => at < painted)).toEqual([]);
    expect(await asked(page, /\.css$/)).toEqual([]);
  });

  test(`${path} is laid out whole soon after, though nobody touches it`, async ({ page }) => {
    await page.goto(path);
    await untouchedApp(page);
    expect(await deferred(page)).toBe(0);
    const height = await pageHeight(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 300)));
    expect(Math.abs((await pageHeight(page)) - height)).toBeLessThan(2);
  });
}

/** A browser that never finds itself idle. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test("who comes to the top of a page gets the first screen first, whoever comes to a part gets all of it", async ({
  page,
  newReader,
}) => {
  await neverIdle(page);
  await page.goto("/");
  expect(await deferred(page)).toBeGreaterThan(3);
  await page.reload();
  expect(await deferred(page)).toBe(0);
  const other = await newReader();
  await neverIdle(other);
  await other.goto("/#services");
  expect(await deferred(other)).toBe(0);
});

test("the first touch lays out the whole page", async ({ page }) => {
  await neverIdle(page);
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect(await deferred(page)).toBe(0);
});

test("pointing at a link fetches the styles of its page, and the press finds them there", async ({
  page,
}) => {
  await page.goto("/");
  await liveApp(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Doctors" });
  await link.hover();
  await expect.poll(async () => (await asked(page, /\.css$/)).length).toBeGreaterThan(0);
  await page.evaluate(() => performance.clearResourceTimings());
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The people");
  // What a browser takes out of its own store has no bytes on the way.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".css"))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent)).toEqual(new Set([0]));
});

test("a page reached by a link looks as it does when it is opened, and so does the way back", async ({
  page,
}) => {
  const path = "/services/lasik-surgery";
  await page.goto(path);
  await liveApp(page);
  const opened = await pageHeight(page);
  await page.goto("/");
  await liveApp(page);
  const home = await pageHeight(page);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Laser vision correction");
  await expect.poll(() => pageHeight(page)).toBe(opened);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => pageHeight(page)).toBe(home);
});

test("who loads a page again stays where they were in it", async ({ page }) => {
  await page.goto("/about");
  await liveApp(page);
  await page.evaluate(() => scrollTo({ top: 2400, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
  await liveApp(page);
  expect(await page.evaluate(() => scrollY)).toBe(2400);
});

test("without JavaScript the whole page is laid out at once", async ({ newReader }) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto("/");
  expect(await deferred(page)).toBe(0);
});
