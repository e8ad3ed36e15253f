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
  await page.waitForTimeout(1000);
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const link = page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(2500);
  const time = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1")?.textContent;
        const start = performance.now();
        const look = () => {
          const now = document.querySelector("h1")?.textContent;
          if (now && now !== before)
            requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        look();
      }),
  );
  await context.close();
  return time;
}
