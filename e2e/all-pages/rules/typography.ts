import { expect, type Page } from "@playwright/test";
import { clippedVowelMarks } from "../../support/page/clipped-vowel-marks.ts";
import { arabicZeroWidth, isArabicFontUsed } from "../../support/page/fonts.ts";
import { countGlyphs } from "../../support/page/glyph-count.ts";
import { describeTexts, type PageText, readTexts } from "../../support/page/page-texts.ts";
import { reorderedRuns } from "../../support/page/reordered-runs.ts";
import type { Visit } from "../../support/visits.ts";

const arabicLetters = /[\u0620-\u064A]/;

/** Text of this size or larger, in CSS pixels, follows the rules for headings. */
const minHeadingSize = 24;

const isArabic = ({ language, text }: PageText) => language === "ar" && arabicLetters.test(text);

/** Arabic text outside left-to-right isolates. */
const isArabicContext = ({ language, direction }: PageText) =>
  language === "ar" && direction !== "ltr";

const arabicFigures = /[\u0660-\u0669]/;

/** Running text of more than one line. */
const isBodyText = ({ heading, fontSize, lines }: PageText) =>
  !heading && fontSize < minHeadingSize && lines > 1;

/** Lists the texts that violate a rule. */
const listViolations = (texts: readonly PageText[], isViolation: (text: PageText) => boolean) =>
  describeTexts(texts.filter(isViolation));

/** Arabic text follows Arabic typography (REQ-TYPE-5). */
export async function hasArabicTypography(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  expect.soft(await isArabicFontUsed(page)).toBe(true);
  const body = page.locator("body");
  const size = await body.evaluate((element) => getComputedStyle(element).fontSize);
  expect.soft(Number.parseFloat(size)).toBeGreaterThanOrEqual(18);

  const texts = (await readTexts(page)).filter(isArabic);
  expect(texts.length).toBeGreaterThan(10);
  const letterSpaced = listViolations(texts, (text) => text.letterSpacing !== 0);
  expect.soft(letterSpaced, "Arabic text has no letter spacing").toEqual([]);
  const transformed = listViolations(texts, (text) => text.textTransform !== "none");
  expect.soft(transformed, "Arabic text has no text transform").toEqual([]);
  const transparent = listViolations(texts, (text) => !text.inDrawing && text.opacity < 1);
  expect
    .soft(transparent, "Arabic text is opaque, so that joined letters show no overlap")
    .toEqual([]);
  const italic = listViolations(texts, (text) => text.fontStyle !== "normal");
  expect.soft(italic, "Arabic text is not italic").toEqual([]);
  const broken = listViolations(
    texts,
    (text) => text.wordBreak !== "normal" || text.hyphens === "auto",
  );
  expect.soft(broken, "Arabic words are not broken").toEqual([]);
  const hasTouchingUnderline = (text: PageText) =>
    text.inLink && (text.skipInk !== "auto" || (text.underlineOffset ?? 0) < 0.15);
  expect
    .soft(listViolations(texts, hasTouchingUnderline), "underlines do not touch the dots")
    .toEqual([]);
  // 0.01 is the tolerance for rounding.
  const hasTightLines = (text: PageText) =>
    !text.inDrawing && text.lineHeight < (isBodyText(text) ? 1.59 : 1.34);
  expect
    .soft(listViolations(texts, hasTightLines), "the line height is 1.6, in headings 1.35")
    .toEqual([]);
  expect.soft(await clippedVowelMarks(page), "vowel marks are not clipped").toEqual([]);
}

/** Arabic digits are legible (REQ-TYPE-9): none is thin, and a standalone or large number is bolder than body text. */
export async function hasLegibleArabicFigures(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const texts = (await readTexts(page)).filter(({ text }) => arabicFigures.test(text));
  const thin = listViolations(texts, ({ fontWeight }) => fontWeight < 360);
  expect.soft(thin, "digits have a weight of 360 or more").toEqual([]);
  const isLarge = ({ text, fontSize }: PageText) =>
    !/\p{L}/u.test(text) && fontSize >= minHeadingSize;
  const light = listViolations(
    texts,
    (text) => (text.isStandaloneFigure || isLarge(text)) && text.fontWeight < 400,
  );
  expect.soft(light, "standalone numbers have a weight of 400 or more").toEqual([]);
  expect
    .soft(await arabicZeroWidth(page, 15), "a zero at 15 px is 4 px wide or more")
    .toBeGreaterThanOrEqual(4);
}

/** Arabic pages use the site's own fonts, for Latin letters and phone numbers too. */
export async function usesOwnFonts(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const { own, fallback } = await countGlyphs(page);
  expect(own).toBeGreaterThan(100);
  const foreign = Object.values(fallback).reduce((sum, count) => sum + count, 0);
  const share = own / (own + foreign);
  expect.soft(share, JSON.stringify(fallback)).toBeGreaterThanOrEqual(0.985);
}

/** An Arabic page uses one language and one numeral system (REQ-TYPE-4, REQ-TYPE-1, REQ-TYPE-7). */
export async function hasOneLanguageAndNumeralSystem(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const arabicTexts = (await readTexts(page)).filter(isArabicContext);
  const latin = listViolations(arabicTexts, ({ text }) => /[A-Za-z]{3,}/.test(text));
  expect.soft(latin, "Latin words are isolated").toEqual([]);
  const digits = listViolations(arabicTexts, ({ text }) => /[0-9]/.test(text));
  expect.soft(digits, "Western digits are isolated").toEqual([]);
  const marks = listViolations(arabicTexts, ({ text }) => /[,;?%]/.test(text));
  expect.soft(marks, "punctuation is Arabic").toEqual([]);
  const labels = await page
    .locator("[aria-label], img[alt], [placeholder], [title]")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.closest("[lang]")?.getAttribute("lang") === "ar")
        .flatMap((element) =>
          ["aria-label", "alt", "placeholder", "title"].map(
            (name) => element.getAttribute(name) ?? "",
          ),
        ),
    );
  const foreign = labels.filter((label) => /[A-Za-z]/.test(label) && !arabicLetters.test(label));
  expect.soft(foreign, "accessible names are Arabic").toEqual([]);
}

/** An English page marks Arabic words and has enough line height. */
export async function hasEnglishTypography(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "en") return;
  const texts = await readTexts(page);
  const unmarked = listViolations(
    texts,
    ({ text, language }) => /[؀-ۿ]/.test(text) && language !== "ar",
  );
  expect.soft(unmarked, "Arabic words have the language ar").toEqual([]);
  const dense = listViolations(
    texts,
    (text) => isBodyText(text) && !text.inLink && text.lineHeight < 1.49,
  );
  expect.soft(dense, "the line height is 1.5").toEqual([]);
}

/** Phone numbers, e-mail addresses, names and signed numbers keep their order (REQ-TYPE-3, REQ-TYPE-8). */
export async function keepsReadingOrder(page: Page, { locale }: Visit): Promise<void> {
  expect.soft(await reorderedRuns(page)).toEqual([]);
  // Without an explicit direction, engines choose different directions for a number.
  const isolates = page.locator("bdi:not([dir=ltr], [dir=rtl])");
  expect.soft(await isolates.allTextContents(), "isolates have an explicit direction").toEqual([]);
  if (locale === "en") return;
  const contacts = page.locator('a[href^="tel:"] bdi, a[href^="mailto:"] bdi');
  const directions = await contacts.evaluateAll((all) => all.map((one) => one.getAttribute("dir")));
  expect.soft(directions).toEqual(directions.map(() => "ltr"));
}

/** No prices, and no form except the search (REQ-CLAIM-6, REQ-BOOK-7). */
export async function hasNoPricesOrForms(page: Page, { layout, page: id }: Visit): Promise<void> {
  // The component kit shows form fields.
  if (id === "ui") return;
  const texts = (await readTexts(page)).map(({ text }) => text).join("\n");
  expect
    .soft(texts)
    .not.toMatch(
      /\b(OMR|R\.?O\.|USD|EUR)\b|[$€£]\s?\d|[\d٠-٩]\s*ر\.\s?ع|ر\.\s?ع\.?\s*[\d٠-٩]|\d\s*rials?\b/i,
    );
  expect.soft(texts).not.toMatch(/[0-9٠-٩]\s*(ريال|ريالًا|ريالات|بيسة)/);
  const forms = await page.evaluate(
    () => document.querySelectorAll("main form:not([role=search])").length,
  );
  if (layout === "site") expect.soft(forms, "forms").toBe(0);
}
