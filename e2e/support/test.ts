import { type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { lockBackend, type ProxiedBackend, proxiedBackend } from "./proxied-backend.ts";
import { desktopViewport } from "./viewports.ts";

interface Fixtures {
  /** Opens a page of another visitor, with its own storage, language and device. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
  /** The data service of the site behind the proxy. One test at a time holds it. */
  backend: ProxiedBackend;
  /**
   * A tab of the worker for tests that load many pages. A new tab would start a process, and load fonts, styles and
   * scripts again, which takes longer than a page. Cookies, storage, routes and listeners are removed after each test.
   */
  tab: Page;
}

interface WorkerFixtures {
  /** An empty page whose DOM parser all tests of a worker use. */
  parser: Page;
  /** Returns the tab with or without JavaScript. */
  openSharedTab(javaScriptEnabled: boolean): Promise<Page>;
}

/** Removes the listeners of a test. Playwright has listeners of its own for other events. */
export function removeListeners(page: Page): void {
  for (const event of ["console", "pageerror", "request"]) page.removeAllListeners(event);
}

/** Playwright's test with the fixtures that specs of all folders share. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  newVisitor: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured, also when there are none.
    async ({}, use) => {
      const unlock = await lockBackend();
      await proxiedBackend.reset();
      await use(proxiedBackend);
      await proxiedBackend.reset();
      await unlock();
    },
    // The time limit of the test must not include the wait for other tests that hold the backend.
    { timeout: 300_000 },
  ],
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ openSharedTab, javaScriptEnabled }, use) => {
    const tab = await openSharedTab(javaScriptEnabled ?? true);
    await use(tab);
    await tab.unrouteAll();
    removeListeners(tab);
    await tab.setViewportSize(desktopViewport);
    // This page of the same origin runs no script. From here, an address that differs only in its fragment is loaded
    // anew.
    await tab.goto("/healthz");
    await tab.context().clearCookies();
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
  openSharedTab: [
    async ({ browser }, use) => {
      const tabs = new Map<boolean, Page>();
      await use(async (javaScriptEnabled) => {
        const known = tabs.get(javaScriptEnabled);
        if (known) return known;
        const tab = await browser.newPage({
          baseURL: site,
          javaScriptEnabled,
          locale: "en-US",
          reducedMotion: "reduce",
          serviceWorkers: "block",
          timezoneId: "Asia/Muscat",
          viewport: desktopViewport,
        });
        tabs.set(javaScriptEnabled, tab);
        return tab;
      });
      for (const tab of tabs.values()) await tab.close();
    },
    { scope: "worker" },
  ],
});
