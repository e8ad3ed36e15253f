import { expect, type Page } from "@playwright/test";
import { serviceIds } from "../../app/content/data/services.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { waitForFonts } from "../support/page-ready.ts";
import { startPausedHtmlProxy } from "../support/servers/paused-html-proxy.ts";
import { test } from "../support/shared-tab.ts";
import { desktopViewport, phoneViewport } from "../support/viewports.ts";
import { mainLayoutVisits } from "../support/visits.ts";

/** Place and look of every visible element of the first screen: before the marker, or all of the header. */
function readFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = document.querySelector("[data-first-screen-end]");
    const elements = [...document.querySelectorAll("body *")].filter(
      (element) =>
        end &&
        !element.contains(end) &&
        element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ contentVisibilityAuto: true });
      if (!isShown || width * height === 0 || y > innerHeight || element.closest("svg *"))
        return [];
      const { backgroundColor, color, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const name = `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
      const box = [x, y, width, height].map(Math.round).join(" ");
      return [[name, box, color, backgroundColor, fontSize, fontWeight, opacity].join(" | ")];
    });
  });
}

/** Sums the layout shifts of the page after a time in milliseconds. */
function sumLayoutShifts(page: Page, since: number): Promise<number> {
  return page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter(({ startTime }) => startTime > start);
          resolve(shifts.reduce((sum, shift) => sum + Reflect.get(shift, "value"), 0));
        }).observe({ type: "layout-shift", buffered: true });
        // The observer is not called when there is no shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    since,
  );
}

/** One visit of each kind of page. The page of an unknown address and the games have no marked first screen. */
const kinds = mainLayoutVisits.filter(
  ({ page }) =>
    page !== "not-found" &&
    page !== "games" &&
    (page === "lasik-surgery" || !serviceIds.some((id) => id === page)),
);

for (const { address, locale } of kinds) {
  test(`${address} shows its first screen before the style files arrive`, async ({ page }) => {
    // Each language in one of the two windows: the styles of both are the same but for fonts.
    await page.setViewportSize(locale === "en" ? desktopViewport : phoneViewport);
    const release = await delayRequests(page, "**/assets/*.css");
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-first-screen-end]")).toBeAttached();
    await waitForFonts(page);
    const before = await readFirstScreen(page);
    expect(await page.locator("footer").count()).toBe(0);
    const releasedAt = await page.evaluate(() => performance.now());
    await release();
    await page.waitForLoadState("load");
    await expect(page.locator("footer").first()).toBeAttached();
    await waitForFonts(page);
    expect(await readFirstScreen(page)).toEqual(before);
    expect(await sumLayoutShifts(page, releasedAt)).toBeLessThan(0.01);
    // An island may remove what is in it, and the style files with it.
    await expect(page.locator("[data-island] [data-first-screen-end]")).toHaveCount(0);
  });
}

/** Waits until the browser has painted what it has received. */
function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

for (const { address, viewport, part, from, end } of [
  {
    address: "/",
    viewport: desktopViewport,
    part: "hero",
    from: /<main[^>]*>/,
    end: "[data-first-screen-end]",
  },
  {
    address: "/terms",
    viewport: desktopViewport,
    part: "head",
    from: /<main[^>]*>/,
    end: "main > header + *",
  },
  {
    address: "/services/lasik-surgery",
    viewport: phoneViewport,
    part: "head",
    from: /<main[^>]*>/,
    end: "main > header + *",
  },
  {
    address: "/branches",
    viewport: phoneViewport,
    part: "branch card",
    from: /<article[^>]*>/,
    end: "article > :nth-child(3)",
  },
]) {
  test(`the ${part} of ${address}, ${viewport.width} px wide, does not move while its HTML arrives in pieces`, async ({
    newVisitor,
  }) => {
    const server = await startPausedHtmlProxy();
    const page = await newVisitor({ viewport });
    await page.goto(`${server.origin}${address}`, { waitUntil: "commit" });
    await expect.poll(() => server.sendUntil(from)).toBe(true);
    await expect(page.locator("main")).toBeAttached();
    await nextPaint(page);
    const start = await page.evaluate(() => performance.now());
    while (!(await page.locator(end).count())) {
      expect(server.sendUntil(/<\/[a-z0-9]+>/)).toBe(true);
      await nextPaint(page);
    }
    expect(await sumLayoutShifts(page, start)).toBeLessThan(0.01);
    await server.close();
  });
}
