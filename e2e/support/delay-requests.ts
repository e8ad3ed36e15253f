import { expect, type Page } from "@playwright/test";

/**
 * Delays the requests of a page that match `pattern` until the returned function is called, so that no test depends on
 * the speed of the machine. That function waits for the first such request. It fails when there is none, because the
 * test would then prove nothing.
 */
export async function delayRequests(page: Page, pattern: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let matches = 0;
  await page.route(pattern, async (route) => {
    matches += 1;
    await released;
    // The page may have navigated meanwhile.
    await route.continue().catch(() => {});
  });
  return async () => {
    await expect.poll(() => matches, `requests that match ${pattern}`).toBeGreaterThan(0);
    release();
  };
}
