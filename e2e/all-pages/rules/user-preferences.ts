import { expect, type Page } from "@playwright/test";
import { clinic } from "../../../app/content/data/clinic.ts";
import { directionOf } from "../../../app/i18n/locale.ts";
import { brokenWords } from "../../support/page/broken-words.ts";
import { scrollToTop } from "../../support/page/focus.ts";
import { forcedColourFaults } from "../../support/page/forced-colours.ts";
import { clippedTexts, horizontalOverflow, overlappingTexts } from "../../support/page/overflow.ts";
import { describeTexts, readTexts } from "../../support/page/page-texts.ts";
import { countPrintedPages, lowContrastOnPaper } from "../../support/page/print.ts";
import { reorderedRuns } from "../../support/page/reordered-runs.ts";
import { resizeViewport } from "../../support/page/resize.ts";
import { phoneViewport, shortViewports } from "../../support/viewports.ts";
import { ownPart, representsLayout, type Visit } from "../../support/visits.ts";

/** The page fits a viewport of 320 px without horizontal scrolling (REQ-TYPE-20). */
export async function fitsNarrowViewport(page: Page): Promise<void> {
  await expectFit(page, "body", "as loaded");
}

/**
 * With 400 % zoom, or on a phone in landscape orientation, sticky elements cover at most a quarter of the viewport
 * (WCAG 1.4.10). Those outside the main landmark are the same on every page. The tall viewport before has all others.
 */
export async function keepsShortViewportsFree(page: Page, visit: Visit): Promise<void> {
  if (!representsLayout(visit) && !(await hasStickyElement(page))) return;
  for (const viewport of shortViewports) {
    await resizeViewport(page, viewport);
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    const { width, height } = viewport;
    expect.soft(await stickyHeight(page), `${width} px wide`).toBeLessThanOrEqual(height / 4);
  }
}

/** True when the main landmark has a fixed or sticky element in this or another viewport. */
function hasStickyElement(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    // No style of a viewport shows an element with the attribute `hidden`.
    [...document.querySelectorAll("main :not([hidden], [hidden] *)")].some((element) =>
      /fixed|sticky/.test(getComputedStyle(element).position),
    ),
  );
}

/** Text of double size and custom text spacing clip nothing, and double size breaks no words (WCAG 1.4.4, 1.4.12). */
export async function fitsLargeText(page: Page, visit: Visit): Promise<void> {
  const part = ownPart(visit);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectFit(page, part, "large text");
  // Double size in a wide window is a narrower layout in a browser.
  if (page.viewportSize()?.width === phoneViewport.width)
    expect.soft(await brokenWords(page, part), "words broken in large text").toEqual([]);
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
    // The criterion excludes letter spacing for Arabic, whose letters are joined.
    visit.locale === "ar" ? "" : "letter-spacing: 0.12em !important;",
  );
  await expectFit(page, part, "custom spacing");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/**
 * With reduced motion nothing moves and nothing is missing. With forced colours controls stay visible (WCAG 2.3.3). In
 * English only: no colour and no animation depends on the language (tests/design/colours-by-language.test.ts).
 */
export async function respectsReducedMotion(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "en") return;
  // Scroll by script, because a focused slider handles keys, and a wheel event may be lost.
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
  expect.soft(borderless, "controls in forced colours").toEqual([]);
  expect.soft(fixedIcons, "icons in forced colours").toEqual([]);
  await scrollToTop(page);
}

/** The printed page has its direction, all texts with enough contrast and a phone number (REQ-TYPE-21). */
export async function isPrintable(page: Page, { locale, page: id }: Visit): Promise<void> {
  if (id === "ui") return;
  await page.emulateMedia({ media: "print" });
  const direction = await page.evaluate(() => document.documentElement.dir);
  expect.soft(direction).toBe(directionOf(locale));
  const texts = await readTexts(page);
  const [{ value: phoneNumber }] = clinic.phones;
  const withPhone = texts.filter(({ text, visible }) => visible && text.includes(phoneNumber));
  expect.soft(withPhone.length, `texts with ${phoneNumber}`).toBeGreaterThan(0);
  expect.soft(await horizontalOverflow(page)).toBe(0);
  expect.soft(await reorderedRuns(page)).toEqual([]);
  expect.soft(await listTransparentTexts(page)).toEqual([]);
  expect.soft(lowContrastOnPaper(texts), "contrast on paper").toEqual([]);
  // The timetable of drops is one page, without header and footer.
  const lines = id === "my-drops" ? 0 : 1;
  expect
    .soft(await countLines(page, "footer a[href^='mailto:']"), "lines of the address")
    .toBe(lines);
  if (id === "home")
    expect.soft(await countPrintedPages(page, "A4"), "printed pages").toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: null });
}

/** Counts the lines of text of the first element that a selector finds; 1 where there is none. */
function countLines(page: Page, selector: string): Promise<number> {
  return page.evaluate((css) => {
    const element = document.querySelector(css);
    if (!element) return 1;
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const bottoms = new Set<number>();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom));
    }
    return bottoms.size;
  }, selector);
}

/** Expects no clipped texts, no overlapping texts and no horizontal scrolling. */
async function expectFit(page: Page, part: "body" | "main", setting: string): Promise<void> {
  expect.soft(await horizontalOverflow(page), setting).toBe(0);
  expect.soft(await clippedTexts(page, part), setting).toEqual([]);
  expect.soft(overlappingTexts(await readTexts(page, part)), setting).toEqual([]);
}

/** Lists texts that a reveal animation still hides. */
async function listTransparentTexts(page: Page): Promise<string[]> {
  const texts = await readTexts(page, "main");
  return describeTexts(texts.filter(({ opacity, inDrawing }) => opacity < 1 && !inDrawing));
}

/** Returns the total height of visible fixed and sticky elements, in CSS pixels. */
function stickyHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stickyElements = [...document.querySelectorAll("body *")].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const heights = stickyElements.map((element) => {
      // A child counts when its parent has no height.
      const boxes = [element, ...element.children].map((one) => one.getBoundingClientRect());
      const visibleHeights = boxes.map(
        ({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0),
      );
      return Math.max(0, ...visibleHeights);
    });
    return heights.reduce((sum, height) => sum + height, 0);
  });
}
