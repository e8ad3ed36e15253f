import type { Page } from "@playwright/test";

/**
 * Holds back what a page asks for, by a pattern of addresses, until the function it resolves with is called. What is to
 * happen meanwhile happens however slow the machine is: no test has to be quicker than a delay.
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}
