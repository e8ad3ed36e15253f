import type { Browser } from "@playwright/test";

/** Slow 4G, as Lighthouse defines it: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuSlowdown = 4;

/** The screen of a phone, without touch: a pointer that hovers lets the page be prefetched. */
const phoneScreen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/**
 * Milliseconds from the click on a link of the home page until the heading of its page is painted, on a slow phone. The
 * pointer hovers over the link before, so that the page may be prefetched.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  path: string,
): Promise<number> {
  const context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await page.goto(origin, { waitUntil: "networkidle" });
  await page.locator("html[data-app=live]").waitFor();
  // The next document records when its heading was painted, on the clock that both documents share.
  await page.addInitScript(() => {
    const check = () => {
      if (document.querySelector("h1"))
        requestAnimationFrame(() => Object.assign(window, { paintedAt: Date.now() }));
      else requestAnimationFrame(check);
    };
    check();
  });
  await page.waitForTimeout(1000);
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const link = page
    .locator(`main a[href="${path}"], footer a[href="${path}"]`)
    .filter({ visible: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(2500);
  const clicked = await link.evaluate((element) => {
    const now = Date.now();
    (element as HTMLElement).click();
    return now;
  });
  await page.waitForURL(origin + path);
  const painted = await page.waitForFunction(() => (window as { paintedAt?: number }).paintedAt);
  const time = Number(await painted.jsonValue()) - clicked;
  await context.close();
  return time;
}
