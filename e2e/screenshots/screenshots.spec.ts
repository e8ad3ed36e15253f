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

/** All pictures of a width are taken in one window: a new one would read letters, styles and scripts again. */
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
  "`npm run pictures` shows the difference side by side, `npm run pictures -- --accept` takes the new state";

/** Pixels that may differ in a tile of 1,024; docs/decisions/0012-pictures-of-every-page.md has the numbers behind it. */
const tolerance = 40;

const acceptsNewState = () => test.info().config.updateSnapshots !== "none";

/** `npm run pictures` shows what other words look like too. */
const showsChangedWords = process.env.SHOW_CHANGED_WORDS === "1";

/**
 * Fails, shows and writes as Playwright does with a picture that is missing or differs by more than the tolerance. Words
 * are the clinic's to change: a page with other words than its picture is named at the end of the run, not failed.
 */
async function expectUnchanged(capture: Capture, words: string, file: string): Promise<void> {
  const path = join(folder, file);
  const stored = existsSync(path) ? readFileSync(path) : null;
  const sameWords = stored?.includes(words) ?? true;
  // What is painted to the byte as it was needs not be packed and unpacked to be held against it.
  if (sameWords && stored?.includes(capture.hash)) return;
  const screenshot = await encodeScreenshot(capture, words);
  // Also where the new words look like the old ones: the picture is theirs from now on.
  if (!sameWords && acceptsNewState()) return writeFileSync(path, screenshot);
  if (!sameWords && !showsChangedWords) {
    test.info().annotations.push({ type: "other words than its picture", description: file });
    return;
  }
  if (stored && sameWords && (await maxTileDifference(stored, screenshot)) <= tolerance) return;
  expect.soft(screenshot, instruction).toMatchSnapshot(file, { threshold: 0.03, maxDiffPixels: 0 });
}

for (const screen of screenshotViewports) {
  for (const visit of screenshotVisits) {
    test(`${visit.address} looks as in its picture, ${screen.width} px wide`, async ({
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
      // The next page is opened by day, and knows nothing of this one.
      await page.emulateMedia({ colorScheme: "light" });
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.context().clearCookies();
    });
  }
}

test("every picture is of a page that there is", () => {
  const files = screenshotVisits.flatMap((visit) =>
    screenshotViewports.flatMap(({ width }) =>
      listScreenshots(visit, width).map(({ file }) => file),
    ),
  );
  const stale = listStoredScreenshots().filter((name) => !files.includes(name));
  if (acceptsNewState()) for (const name of stale) rmSync(join(folder, name));
  else expect(stale, instruction).toEqual([]);
});

test("the pictures together stay under 8 MB", () => {
  const bytes = listStoredScreenshots().reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  expect(bytes).toBeLessThan(8_000_000);
});
