import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { fullChromium } from "../support/chromium-paths.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { en } from "../support/words.ts";

interface ResourceRequest {
  path: string;
  kind: string;
  bytes: number;
}

/** Lists the requests of the current page, with the transferred bytes. */
function listRequests(page: Page): Promise<ResourceRequest[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
      ({ name, initiatorType, transferSize }) => ({
        path: new URL(name).pathname,
        kind: initiatorType,
        bytes: transferSize,
      }),
    ),
  );
}

const listScripts = (all: ResourceRequest[]) => all.filter(({ path }) => path.endsWith(".js"));

/** Opens a page without an interaction and waits until it is idle. */
async function openWithoutInput(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await expect(page.locator("html")).toHaveAttribute("data-app", "live");
  await page.evaluate(
    () =>
      new Promise((done) => requestIdleCallback(() => setTimeout(done, 300), { timeout: 2000 })),
  );
}

/** The requests of a visit, except for the script of the clock, which the next minute loads: it may start now. */
async function listVisitRequests(page: Page) {
  const ofClock = await page
    .locator("[data-minute-script]")
    .evaluateAll((clocks) => clocks.map((clock) => clock.getAttribute("data-minute-script")));
  return (await listRequests(page)).filter(({ path }) => !ofClock.includes(path));
}

const smallScriptPages = [
  "/",
  "/branches?lang=ar",
  "/book-consultation",
  "/doctors",
  "/faq?lang=ar",
  "/services/lasik-surgery",
  "/terms?lang=ar",
];

// REQ-PAGE-1
for (const width of [390, 1280])
  for (const address of smallScriptPages) {
    test(`${address} loads at most 3 kB of scripts before an interaction, and no data of the framework, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWithoutInput(page, address);
      const all = await listVisitRequests(page);
      const scripts = listScripts(all);
      expect(scripts.length).toBeGreaterThan(0);
      const body = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
      // The browser counts 300 bytes for the headers of a response.
      expect(body - 300 * scripts.length).toBeLessThanOrEqual(3_000);
      expect(all.filter(({ path }) => path.endsWith(".data"))).toEqual([]);
      expect(await page.evaluate(() => "__reactRouterContext" in window)).toBe(false);
    });
  }

/**
 * The budget of a first visit before an interaction: the page, its script, its fonts, two style files, the icons, and
 * the images near its first screen.
 */
const firstVisitBudgets = {
  "/": { requests: 10, kilobytes: 51 },
  "/branches?lang=ar": { requests: 13, kilobytes: 61.3 },
  "/services/lasik-surgery": { requests: 14, kilobytes: 49 },
  "/privacy": { requests: 8, kilobytes: 37.8 },
  "/terms?lang=ar": { requests: 8, kilobytes: 46.2 },
};

for (const [address, budget] of Object.entries(firstVisitBudgets)) {
  test(`a first visit of ${address} loads few files and bytes`, async ({ page }) => {
    await openWithoutInput(page, address);
    const all = await listVisitRequests(page);
    const html = await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]
          ?.transferSize ?? 0,
    );
    const kilobytes = all.reduce((sum, { bytes }) => sum + bytes, html) / 1_000;
    const listed = JSON.stringify({ html, all }, null, 1);
    expect(all.length + 1, listed).toBeLessThanOrEqual(budget.requests);
    expect(kilobytes, listed).toBeLessThanOrEqual(budget.kilobytes);
  });
}

test("a page loads one font", async ({ page }) => {
  for (const [address, name] of [
    ["/services/lasik-surgery", "readex-pro-basic"],
    ["/services/lasik-surgery?lang=ar", "readex-pro-arabic"],
  ] as const) {
    await openWithoutInput(page, address);
    const fonts = (await listRequests(page)).filter(({ path }) => path.endsWith(".woff2"));
    expect(fonts.map(({ path }) => path)).toEqual([expect.stringContaining(name)]);
  }
});

/** Emulates a browser without speculation rules, such as Firefox and Safari. */
async function disableSpeculationRules(page: Page): Promise<void> {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const { "speculation-rules": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== "speculationrules";
  });
}

test("hovering over a link prefetches its page, and the click uses it", async ({ page }) => {
  await disableSpeculationRules(page);
  await page.goto("/");
  await waitUntilInteractive(page);
  const link = page.getByRole("banner").getByRole("link", { name: en.shell.navigation.doctors });
  const prefetch = page.waitForResponse(
    (response) => response.request().headers().purpose === "prefetch",
  );
  // The first movement of the pointer loads the script for prefetching.
  await page.getByRole("heading", { level: 1 }).hover();
  await page.waitForLoadState("networkidle");
  await link.hover();
  expect((await prefetch).headers()["cache-control"]).toBe("private, max-age=10");
  expect(new URL((await prefetch).url()).pathname).toBe("/doctors");
  await link.click();
  await expect(page).toHaveURL("/doctors");
});

// REQ-PAGE-4
test("Back restores the page from the back/forward cache", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // The headless shell has no back/forward cache.
    ...(fullChromium && { executablePath: fullChromium }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/branches`);
  await page.getByRole("tab", { name: en.branches.nizwa.name }).click();
  await expect(page.getByRole("tab", { name: en.branches.nizwa.name })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL("**/faq");
  await page.evaluate(() => history.back());
  await expect
    .poll(() =>
      page.evaluate(() => (window as { persisted?: boolean }).persisted).catch(() => null),
    )
    .toBe(true);
  await expect(page.getByRole("tab", { name: en.branches.nizwa.name })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await browser.close();
});

test("a navigation inside the account pages requests no missing style sheet", async ({ page }) => {
  const styles = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") styles.add(request.url());
  });
  await page.goto(pathOf("login"));
  await waitUntilInteractive(page);
  await page.locator('header [data-language="ar"]:visible').first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect(styles.size).toBeGreaterThan(0);
  for (const style of styles) expect((await page.request.get(style)).status(), style).toBe(200);
});
