import type { Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { test as base } from "./test.ts";

interface WorkerFixtures {
  /** The tabs of the worker by the context options in which its tests differ. */
  sharedTabs: Map<string, Page>;
}

/** The events that tests listen to. Playwright has listeners of its own for other events. */
const events = ["console", "pageerror", "request"];

/** Removes the listeners of a test. */
export function removeListeners(page: Page): void {
  for (const event of events) page.removeAllListeners(event);
}

/**
 * Tests whose `page` is a tab that the tests of a worker share. A new context would start a process, and load fonts,
 * styles and scripts again, which takes longer than most of these tests.
 *
 * After each test, routes and listeners are removed, cookies and storage of the site are cleared, and viewport, media
 * and mouse are reset. Init scripts, bindings, permissions and an installed clock would stay, so a test that needs them
 * opens its own page with `newVisitor`, like a test of a first visit, which needs an empty cache.
 * `tests/shared-tab.test.ts` checks the sources.
 */
export const test = base.extend<object, WorkerFixtures>({
  page: async (
    { browser, sharedTabs, javaScriptEnabled, locale, timezoneId, contextOptions, viewport },
    use,
  ) => {
    const key = JSON.stringify([javaScriptEnabled, locale, timezoneId, contextOptions]);
    // The options of the project and of the file are those of every new page.
    const page = sharedTabs.get(key) ?? (await (await browser.newContext()).newPage());
    sharedTabs.set(key, page);
    if (viewport) await resetViewport(page, viewport);
    await use(page);
    await page.context().unrouteAll();
    await page.unrouteAll();
    removeListeners(page);
    for (const other of page.context().pages()) if (other !== page) await other.close();
    const { origin, protocol } = new URL(page.url());
    if (protocol.startsWith("http")) await clearStorage(page, origin);
    // The last origin is the site's.
    if (origin !== site) await clearStorage(page, site);
    await page.context().clearCookies();
    await page.mouse.move(-1, -1);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: contextOptions.reducedMotion ?? null,
    });
  },
  context: async ({ page }, use) => use(page.context()),
  sharedTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured, also when there are none.
    async ({}, use) => {
      const tabs = new Map<string, Page>();
      await use(tabs);
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: "worker" },
  ],
});

async function clearStorage(page: Page, origin: string): Promise<void> {
  // This page runs no script. From here, an address that differs only in its fragment is loaded anew.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function resetViewport(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height)
    await page.setViewportSize({ width, height });
}
