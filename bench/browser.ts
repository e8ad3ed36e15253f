import { type Browser, chromium } from "@playwright/test";
import config from "../e2e/playwright.config.ts";

const { executablePath = "", args = [] } = config.use?.launchOptions ?? {};

/** The browser of the tests, and how they start it. */
export const chromiumPath = executablePath;
export const chromiumFlags = ["--headless", "--disable-extensions", ...args];

/** The phone that every page is measured on. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Debian's Chromium, alone on this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
}
