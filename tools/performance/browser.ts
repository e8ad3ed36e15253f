import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "../test-servers/chromium-flags.ts";

/** Debian's Chromium, with the flags that the tests start it with. */
export const chromiumPath = "/usr/bin/chromium";
export const benchmarkFlags = ["--headless", "--disable-extensions", ...chromiumFlags];

/** Starts Debian's Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: benchmarkFlags });
}
