import { type Browser, chromium } from "@playwright/test";
import config from "../e2e/playwright.config.ts";

const { args = [] } = config.use?.launchOptions ?? {};

/** Debian's Chromium, with the flags that the tests start it with. */
export const chromiumPath = "/usr/bin/chromium";
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
