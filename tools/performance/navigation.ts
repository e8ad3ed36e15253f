import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";

/** Slow 4G: 1.6 Mbit a second down, 0.75 up, 150 ms there and back; and a processor a quarter as fast. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const slowdown = 4;

/**
 * Milliseconds from the press on a link of the home page until its page's heading is painted, on a slow phone, when
 * the link was touched or pointed at a little earlier.
 */
export async function navigationTime(
  browser: Browser,
  origin: string,
  path: string,
): Promise<number> {
  const context = await browser.newContext({ ...phone, hasTouch: false, isMobile: false });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await page.goto(origin, { waitUntil: "networkidle" });
  await page.locator("html[data-app=live]").waitFor();
  // The next document tells when its heading was painted, on the clock that both documents share.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("h1"))
        requestAnimationFrame(() => Object.assign(window, { wordsAt: Date.now() }));
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.waitForTimeout(1000);
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const link = page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(2500);
  const pressed = await link.evaluate((element) => {
    const now = Date.now();
    (element as HTMLElement).click();
    return now;
  });
  await page.waitForURL(origin + path);
  const words = await page.waitForFunction(() => (window as { wordsAt?: number }).wordsAt);
  const time = Number(await words.jsonValue()) - pressed;
  await context.close();
  return time;
}
