import type { Page } from "@playwright/test";

/**
 * Delays the requests of a page that match `pattern` until the returned function is called, so that no test depends on the
 * speed of the machine. That function throws when no request has matched, because the test would then prove nothing.
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let matches = 0;
  await page.route(pattern, async (route) => {
    matches += 1;
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return () => {
    if (matches === 0) throw new Error(`No request has matched ${pattern}.`);
    release();
  };
}
