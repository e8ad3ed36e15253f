import type { ConsoleMessage, Page } from "@playwright/test";

/** What Playwright writes where the configuration keeps a page from having a worker. */
const ofPlaywright = "Service Worker registration blocked by Playwright";

/**
 * Gathers, from now on, what the page writes to its console and what it throws. `isExpected` tells what a browser says by
 * itself.
 */
export function ownMessages(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): string[] {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => {
    if (message.text() !== ofPlaywright && !isExpected(message)) said.push(message.text());
  });
  return said;
}
