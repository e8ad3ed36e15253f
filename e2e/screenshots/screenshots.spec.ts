import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { maxTileDifference } from "../support/page/image-difference.ts";
import {
  type Capture,
  capturePage,
  encodeScreenshot,
  hashTexts,
  listScreenshots,
  screenshotViewports,
  screenshotVisits,
} from "../support/screenshots.ts";
import { openStablePage, prepareStablePage } from "../support/stable-page.ts";
import { phoneViewport } from "../support/viewports.ts";

// Visual regression tests: every page is compared with its stored screenshot.

/** One tab for all screenshots of a width, because a new one would load fonts, styles and scripts again. */
const test = base.extend<object, { windows: Map<number, Page> }>({
  windows: [
    async ({ browser }, use) => {
      const windows = new Map<number, Page>();
      for (const screen of screenshotViewports)
        windows.set(screen.width, await openWindow(browser, screen));
      await use(windows);
      for (const page of windows.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
});

async function openWindow(
  browser: Browser,
  screen: (typeof screenshotViewports)[number],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: screen,
    isMobile: screen === phoneViewport,
    hasTouch: screen === phoneViewport,
    reducedMotion: "reduce",
    timezoneId: "Asia/Muscat",
  });
  const page = await context.newPage();
  await prepareStablePage(page);
  return page;
}

const folder = fileURLToPath(new URL(".", import.meta.url));
const listStoredScreenshots = () => readdirSync(folder).filter((name) => name.endsWith(".webp"));

const instruction =
  "`npm run screenshots` shows the difference side by side, `npm run screenshots -- --accept` takes the new state";

/**
 * The maximum number of different pixels in a tile of 1,024. docs/decisions/0012-visual-regression-tests.md gives the
 * reasons.
 */
const tolerance = 40;

const acceptsNewState = () => test.info().config.updateSnapshots !== "none";

/** `npm run screenshots` also compares pages with changed texts. */
const showsChangedWords = process.env.SHOW_CHANGED_WORDS === "1";

/**
 * Fails when a screenshot is missing or differs by more than the tolerance. A page with changed texts does not fail,
 * because the clinic may change them: the end of the run lists it.
 */
async function expectUnchanged(capture: Capture, words: string, file: string): Promise<void> {
  const path = join(folder, file);
  const stored = existsSync(path) ? readFileSync(path) : null;
  const sameWords = stored?.includes(words) ?? true;
  // A capture with the same bytes needs no comparison.
  if (sameWords && stored?.includes(capture.hash)) return;
  const screenshot = await encodeScreenshot(capture, words);
  // The screenshot is replaced even when it looks the same, so that it has the hash of the new texts.
  if (!sameWords && acceptsNewState()) return writeFileSync(path, screenshot);
  if (!sameWords && !showsChangedWords) {
    test.info().annotations.push({ type: "other words than its screenshot", description: file });
    return;
  }
  if (stored && sameWords && (await maxTileDifference(stored, screenshot)) <= tolerance) return;
  expect.soft(screenshot, instruction).toMatchSnapshot(file, { threshold: 0.03, maxDiffPixels: 0 });
}

for (const screen of screenshotViewports) {
  for (const visit of screenshotVisits) {
    test(`${visit.address} looks like its screenshot, ${screen.width} px wide`, async ({
      windows,
    }) => {
      const page = windows.get(screen.width);
      if (!page) throw new Error(`no window is ${screen.width} px wide`);
      await openStablePage(page, visit.address);
      const words = await hashTexts(page);
      for (const { scheme, file } of listScreenshots(visit, screen.width)) {
        await page.emulateMedia({ colorScheme: scheme });
        await expectUnchanged(await capturePage(page, visit), words, file);
      }
      // Reset the colour scheme and the storage for the next page.
      await page.emulateMedia({ colorScheme: "light" });
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.context().clearCookies();
    });
  }
}

test("every screenshot belongs to an existing page", () => {
  const files = screenshotVisits.flatMap((visit) =>
    screenshotViewports.flatMap(({ width }) =>
      listScreenshots(visit, width).map(({ file }) => file),
    ),
  );
  const stale = listStoredScreenshots().filter((name) => !files.includes(name));
  if (acceptsNewState()) for (const name of stale) rmSync(join(folder, name));
  else expect(stale, instruction).toEqual([]);
});

test("the screenshots together stay under 8 MB", () => {
  const bytes = listStoredScreenshots().reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  expect(bytes).toBeLessThan(8_000_000);
});
