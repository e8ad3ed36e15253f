import { expect, type Page } from "@playwright/test";
import { clinic } from "../../../app/content/data/clinic.ts";
import { directionOf } from "../../../app/i18n/locale.ts";
import { forcedColourFaults } from "../../support/page/forced-colours.ts";
import { clippedTexts, horizontalOverflow, overlappingTexts } from "../../support/page/overflow.ts";
import { describeTexts, readTexts } from "../../support/page/page-texts.ts";
import { countPrintedPages, lowContrastOnPaper } from "../../support/page/print.ts";
import { reorderedRuns } from "../../support/page/reordered-runs.ts";
import { ownPart, type Visit } from "../../support/visits.ts";

/** The page fits a window of 320 px without scrolling sideways (REQ-TYPE-20). */
export async function fitsNarrowViewport(page: Page): Promise<void> {
  await expectFit(page, "body", "as it comes");
}

/** Magnified four times, or on a telephone held sideways, the window is for the page: at most a quarter stays covered (WCAG 1.4.10). */
export async function keepsShortViewportFree(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  const height = await page.evaluate(() => innerHeight);
  expect.soft(await stickyHeight(page)).toBeLessThanOrEqual(height / 4);
}

/** Words stay whole with letters twice as large and with a reader's own spacing (WCAG 1.4.4, 1.4.12). */
export async function fitsLargeText(page: Page, visit: Visit): Promise<void> {
  const part = ownPart(visit);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectFit(page, part, "large letters");
  await page.evaluate(
    (letters) => {
      document.documentElement.style.fontSize = "";
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} }
         p { margin-block-end: 2em !important; }`,
      );
      document.adoptedStyleSheets = [sheet];
    },
    // The criterion leaves out what a script does not use: Arabic letters are joined.
    visit.locale === "ar" ? "" : "letter-spacing: 0.12em !important;",
  );
  await expectFit(page, part, "own spacing");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Nothing moves for who asked for stillness, nothing is missing, and controls are told in the reader's own colours (WCAG 2.3.3). */
export async function respectsReducedMotion(page: Page): Promise<void> {
  // Neither by a key, which a slider that has the keyboard takes for itself, nor by a wheel, whose answer may never come.
  await page.waitForFunction(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  });
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.localName}.${target?.className}`;
    }),
  );
  expect.soft(moving).toEqual([]);
  expect.soft(await listTransparentTexts(page)).toEqual([]);
  const { borderless, fixedIcons } = await forcedColourFaults(page);
  expect.soft(borderless, "controls in the reader's own colours").toEqual([]);
  expect.soft(fixedIcons, "icons in the reader's own colours").toEqual([]);
}

/** Paper has the direction of the page, all of its words in dark ink and a number to call (REQ-TYPE-21). */
export async function isPrintable(page: Page, { locale, page: id }: Visit): Promise<void> {
  if (id === "ui") return;
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.locator("html")).toHaveAttribute("dir", directionOf(locale));
  const [{ value: phoneNumber }] = clinic.phones;
  await expect.soft(page.getByText(phoneNumber).filter({ visible: true })).not.toHaveCount(0);
  expect.soft(await horizontalOverflow(page)).toBe(0);
  expect.soft(await reorderedRuns(page)).toEqual([]);
  expect.soft(await listTransparentTexts(page)).toEqual([]);
  expect.soft(lowContrastOnPaper(await readTexts(page)), "dark ink on white").toEqual([]);
  if (id === "home")
    expect.soft(await countPrintedPages(page, "A4"), "sheets").toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: null });
}

/** All texts of a part are whole, apart from one another, and reached without scrolling the page sideways. */
async function expectFit(page: Page, part: "body" | "main", setting: string): Promise<void> {
  expect.soft(await horizontalOverflow(page), setting).toBe(0);
  expect.soft(await clippedTexts(page, part), setting).toEqual([]);
  expect.soft(overlappingTexts(await readTexts(page, part)), setting).toEqual([]);
}

/** Texts of the page that have not come out yet. */
async function listTransparentTexts(page: Page): Promise<string[]> {
  const texts = await readTexts(page, "main");
  return describeTexts(texts.filter(({ opacity, inDrawing }) => opacity < 1 && !inDrawing));
}

/** Height in CSS pixels of all that sticks to the window and can be seen, one below the other. */
function stickyHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sticking = [...document.querySelectorAll("body *")].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const heights = sticking.map((element) => {
      // What stands on a line without height counts with its own.
      const boxes = [element, ...element.children].map((one) => one.getBoundingClientRect());
      const seen = boxes.map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
      return Math.max(0, ...seen);
    });
    return heights.reduce((sum, height) => sum + height, 0);
  });
}
