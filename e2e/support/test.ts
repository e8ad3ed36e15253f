import { type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import { lockBackend, type ProxiedBackend, proxiedBackend } from "./proxied-backend.ts";

interface Fixtures {
  /** Opens a page of another visitor, with its own storage, language and device. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
  /** The backend of the site behind the proxy. One test at a time holds it. */
  backend: ProxiedBackend;
}

interface WorkerFixtures {
  /** An empty page whose DOM parser all tests of a worker use. */
  parser: Page;
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
});
