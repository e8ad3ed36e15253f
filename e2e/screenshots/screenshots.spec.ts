import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { greatestDifference } from "../support/page/picture-difference.ts";
import { phone } from "../support/screens.ts";
import {
  type Painting,
  paintingOf,
  picturedVisits,
  pictureOf,
  pictureScreens,
  picturesOf,
  wordsOf,
} from "../support/screenshots.ts";
import { holdStill, openStill } from "../support/still-page.ts";

/** All pictures of a width are taken in one window: a new one would read letters, styles and scripts again. */
const test = base.extend<object, { windows: Map<number, Page> }>({
  windows: [
    async ({ browser }, use) => {
      const windows = new Map<number, Page>();
      for (const screen of pictureScreens)
        windows.set(screen.width, await openWindow(browser, screen));
      await use(windows);
      for (const page of windows.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
});

async function openWindow(
  browser: Browser,
  screen: (typeof pictureScreens)[number],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: screen,
    isMobile: screen === phone,
    hasTouch: screen === phone,
    reducedMotion: "reduce",
    timezoneId: "Asia/Muscat",
  });
  const page = await context.newPage();
  await holdStill(page);
  return page;
}

const folder = fileURLToPath(new URL(".", import.meta.url));
const keptPictures = () => readdirSync(folder).filter((name) => name.endsWith(".webp"));

const whatToDo =
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
async function expectAsKept(painting: Painting, words: string, file: string): Promise<void> {
  const path = join(folder, file);
  const kept = existsSync(path) ? readFileSync(path) : null;
  const sameWords = kept?.includes(words) ?? true;
  // What is painted to the byte as it was needs not be packed and unpacked to be held against it.
  if (sameWords && kept?.includes(painting.mark)) return;
  const picture = await pictureOf(painting, words);
  // Also where the new words look like the old ones: the picture is theirs from now on.
  if (!sameWords && acceptsNewState()) return writeFileSync(path, picture);
  if (!sameWords && !showsChangedWords) {
    test.info().annotations.push({ type: "other words than its picture", description: file });
    return;
  }
  if (kept && sameWords && (await greatestDifference(kept, picture)) <= tolerance) return;
  expect.soft(picture, whatToDo).toMatchSnapshot(file, { threshold: 0.03, maxDiffPixels: 0 });
}

for (const screen of pictureScreens) {
  for (const visit of picturedVisits) {
    test(`${visit.address} looks as in its picture, ${screen.width} px wide`, async ({
      windows,
    }) => {
      const page = windows.get(screen.width);
      if (!page) throw new Error(`no window is ${screen.width} px wide`);
      await openStill(page, visit.address);
      const words = await wordsOf(page);
      for (const { scheme, file } of picturesOf(visit, screen.width)) {
        await page.emulateMedia({ colorScheme: scheme });
        await expectAsKept(await paintingOf(page, visit), words, file);
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
  const files = picturedVisits.flatMap((visit) =>
    pictureScreens.flatMap(({ width }) => picturesOf(visit, width).map(({ file }) => file)),
  );
  const stale = keptPictures().filter((name) => !files.includes(name));
  if (acceptsNewState()) for (const name of stale) rmSync(join(folder, name));
  else expect(stale, whatToDo).toEqual([]);
});

test("the pictures together stay under 8 MB", () => {
  const bytes = keptPictures().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(8_000_000);
});
