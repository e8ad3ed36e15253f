import type { ConsoleMessage } from "@playwright/test";

/** False for what Playwright itself writes where it has kept a page's worker away (`serviceWorkers` of the config). */
export function isOwnMessage(message: ConsoleMessage): boolean {
  return message.text() !== "Service Worker registration blocked by Playwright";
}
