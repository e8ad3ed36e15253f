import type { ConsoleMessage, Page } from "@playwright/test";

/** Playwright's message when it blocks a service worker. */
const workerMessage = "Service Worker registration blocked by Playwright";

/** Collects console messages and uncaught errors of the page, except messages that `isExpected` accepts. */
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
