import type { ConsoleMessage, Page } from "@playwright/test";

/** What Playwright writes where the configuration keeps a page from having a worker. */
const workerMessage = "Service Worker registration blocked by Playwright";

/**
 * Gathers, from now on, what the page writes to its console and what it throws. `isExpected` tells what a browser says by
 * itself.
 */
export function collectConsoleMessages(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): string[] {
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("console", (message) => {
    if (message.text() !== workerMessage && !isExpected(message)) messages.push(message.text());
  });
  return messages;
}
