import { expect, type Page } from "@playwright/test";
import { clippedVowelMarks } from "../../support/page/clipped-vowel-marks.ts";
import { arabicZeroWidth, isArabicFontUsed } from "../../support/page/fonts.ts";
import { countGlyphs } from "../../support/page/glyph-count.ts";
import { describeTexts, type PageText, readTexts } from "../../support/page/page-texts.ts";
import { reorderedRuns } from "../../support/page/reordered-runs.ts";
import type { Visit } from "../../support/visits.ts";

const arabicLetters = /[\u0620-\u064A]/;

/** Letters of this size, in CSS pixels, are set as headings whatever their element. */
const minHeadingSize = 24;

const isArabic = ({ language, text }: PageText) => language === "ar" && arabicLetters.test(text);

/** Outside of what is isolated to be read from left to right. */
const isArabicContext = ({ language, direction }: PageText) =>
  language === "ar" && direction !== "ltr";

const arabicFigures = /[\u0660-\u0669]/;

/** Text to read, of more than one line. */
const isBodyText = ({ heading, fontSize, lines }: PageText) =>
  !heading && fontSize < minHeadingSize && lines > 1;

/** Every text that breaks a rule; empty when it holds. */
const listViolations = (texts: readonly PageText[], isViolation: (text: PageText) => boolean) =>
  describeTexts(texts.filter(isViolation));

/** Arabic is set as Arabic is set (REQ-TYPE-5). */
export async function hasArabicTypography(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  expect.soft(await isArabicFontUsed(page)).toBe(true);
  const body = page.locator("body");
  const size = await body.evaluate((element) => getComputedStyle(element).fontSize);
  expect.soft(Number.parseFloat(size)).toBeGreaterThanOrEqual(18);

  const texts = (await readTexts(page)).filter(isArabic);
  expect(texts.length).toBeGreaterThan(10);
  const letterSpaced = listViolations(texts, (text) => text.letterSpacing !== 0);
  expect.soft(letterSpaced, "letters are not drawn apart").toEqual([]);
  const transformed = listViolations(texts, (text) => text.textTransform !== "none");
  expect.soft(transformed, "no capitals are made").toEqual([]);
  const transparent = listViolations(texts, (text) => !text.inDrawing && text.opacity < 1);
  expect.soft(transparent, "letters are opaque, so that no seams show").toEqual([]);
  const italic = listViolations(texts, (text) => text.fontStyle !== "normal");
  expect.soft(italic, "nothing is slanted").toEqual([]);
  const broken = listViolations(
    texts,
    (text) => text.wordBreak !== "normal" || text.hyphens === "auto",
  );
  expect.soft(broken, "words are not broken").toEqual([]);
  const hasTouchingUnderline = (text: PageText) =>
    text.inLink && (text.skipInk !== "auto" || (text.underlineOffset ?? 0) < 0.15);
  expect
    .soft(listViolations(texts, hasTouchingUnderline), "underlines keep off the dots")
    .toEqual([]);
  // A hundredth is left for rounding.
  const hasTightLines = (text: PageText) =>
    !text.inDrawing && text.lineHeight < (isBodyText(text) ? 1.59 : 1.34);
  expect
    .soft(listViolations(texts, hasTightLines), "lines stand 1.6 apart, in headings 1.35")
    .toEqual([]);
  expect.soft(await clippedVowelMarks(page), "vowel marks have room").toEqual([]);
}

/**
 * Arabic figures can be told apart (REQ-TYPE-9): none is thin, and one that stands alone or large is thicker than body
 * text.
 */
export async function hasLegibleArabicFigures(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const texts = (await readTexts(page)).filter(({ text }) => arabicFigures.test(text));
  const thin = listViolations(texts, ({ fontWeight }) => fontWeight < 360);
  expect.soft(thin, "no figure is thinner than 360").toEqual([]);
  const isLarge = ({ text, fontSize }: PageText) =>
    !/\p{L}/u.test(text) && fontSize >= minHeadingSize;
  const light = listViolations(
    texts,
    (text) => (text.isStandaloneFigure || isLarge(text)) && text.fontWeight < 400,
  );
  expect.soft(light, "a figure that stands alone has a weight of 400 or more").toEqual([]);
  expect
    .soft(await arabicZeroWidth(page, 15), "a zero of 15 px is as wide as 4 px")
    .toBeGreaterThanOrEqual(4);
}

/** Arabic pages are drawn with the site's own faces, their Latin letters and phone numbers too. */
export async function usesOwnFonts(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const { own, fallback } = await countGlyphs(page);
  expect(own).toBeGreaterThan(100);
  const foreign = Object.values(fallback).reduce((sum, count) => sum + count, 0);
  const share = own / (own + foreign);
  expect.soft(share, JSON.stringify(fallback)).toBeGreaterThanOrEqual(0.985);
}

/** An Arabic page speaks one language and one numeral system (REQ-TYPE-4, REQ-TYPE-1, REQ-TYPE-7). */
export async function hasOneLanguageAndNumeralSystem(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const open = (await readTexts(page)).filter(isArabicContext);
  const latin = listViolations(open, ({ text }) => /[A-Za-z]{3,}/.test(text));
  expect.soft(latin, "Latin words are isolated").toEqual([]);
  const digits = listViolations(open, ({ text }) => /[0-9]/.test(text));
  expect.soft(digits, "Western digits are isolated").toEqual([]);
  const marks = listViolations(open, ({ text }) => /[,;?%]/.test(text));
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
  expect.soft(foreign, "labels that are heard are Arabic").toEqual([]);
}

/** An English page says which words are Arabic, and sets its lines apart. */
export async function hasEnglishTypography(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "en") return;
  const texts = await readTexts(page);
  const unmarked = listViolations(
    texts,
    ({ text, language }) => /[؀-ۿ]/.test(text) && language !== "ar",
  );
  expect.soft(unmarked, "Arabic words say that they are").toEqual([]);
  const dense = listViolations(
    texts,
    (text) => isBodyText(text) && !text.inLink && text.lineHeight < 1.49,
  );
  expect.soft(dense, "lines stand 1.5 apart").toEqual([]);
}

/** Phones, mail, names and signed numbers keep their order (REQ-TYPE-3, REQ-TYPE-8). */
export async function keepsReadingOrder(page: Page, { locale }: Visit): Promise<void> {
  expect.soft(await reorderedRuns(page)).toEqual([]);
  // Without a word of its own, a lone figure takes another direction from engine to engine.
  const open = page.locator("bdi:not([dir=ltr], [dir=rtl])");
  expect.soft(await open.allTextContents(), "what is isolated names its direction").toEqual([]);
  if (locale === "en") return;
  const contacts = page.locator('a[href^="tel:"] bdi, a[href^="mailto:"] bdi');
  const directions = await contacts.evaluateAll((all) => all.map((one) => one.getAttribute("dir")));
  expect.soft(directions).toEqual(directions.map(() => "ltr"));
}

/** No prices, and no form on a page of the site but one to search it (REQ-CLAIM-6, REQ-BOOK-7). */
export async function hasNoPricesOrForms(page: Page, { layout, page: id }: Visit): Promise<void> {
  // The kit shows fields as examples.
  if (id === "ui") return;
  const texts = (await readTexts(page)).map(({ text }) => text).join("\n");
  expect
    .soft(texts)
    .not.toMatch(
      /\b(OMR|R\.?O\.|USD|EUR)\b|[$€£]\s?\d|[\d٠-٩]\s*ر\.\s?ع|ر\.\s?ع\.?\s*[\d٠-٩]|\d\s*rials?\b/i,
    );
  expect.soft(texts).not.toMatch(/[0-9٠-٩]\s*(ريال|ريالًا|ريالات|بيسة)/);
  const forms = page.locator("main form:not([role=search])");
  if (layout === "site") await expect.soft(forms).toHaveCount(0);
}
