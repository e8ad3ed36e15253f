import type { BrowserContextOptions, Page } from "@playwright/test";
import { type Backend, disturbedBackend, lockBackend } from "./backend.ts";
import { test as base } from "./test.ts";

interface Fixtures {
  /** A page of another reader, with storage, language and device of their own. */
  newReader(options?: BrowserContextOptions): Promise<Page>;
  /** The data service of the site behind the proxy; only one test at a time holds it. */
  backend: Backend;
}

/** Tests that follow a reader through the site. */
export const test = base.extend<Fixtures>({
  newReader: async ({ browser }, use) => {
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
      await disturbedBackend.calm();
      await use(disturbedBackend);
      await disturbedBackend.calm();
      await unlock();
    },
    // Waiting for the other tests that hold it must not count as this test's time.
    { timeout: 300_000 },
  ],
});
