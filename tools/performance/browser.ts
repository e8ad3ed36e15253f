import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "../test-servers/chromium-flags.ts";

/** Debian's Chromium, with the flags that the tests start it with. */
export const chromiumPath = "/usr/bin/chromium";
export const benchmarkFlags = ["--headless", "--disable-extensions", ...chromiumFlags];

/** The phone on which navigation is measured. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Starts Debian's Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: benchmarkFlags });
}
