import { expect, type Page } from "@playwright/test";
import { arabicFontIsShown, zeroIn } from "../../support/page/fonts.ts";
import { describeTexts, type PageText, readTexts } from "../../support/page/page-texts.ts";
import { countGlyphs } from "../../support/page/platform-fonts.ts";
import { reorderedRuns } from "../../support/page/reading-order.ts";
import { cutProbes } from "../../support/page/vowel-marks.ts";
import type { Visit } from "../../support/visits.ts";

const arabicLetters = /[\u0620-\u064A]/;

/** Letters of this size, in CSS pixels, are set as headings whatever their element. */
const displaySize = 24;

const isArabic = ({ language, text }: PageText) => language === "ar" && arabicLetters.test(text);

/** Outside of what is isolated to be read from left to right. */
const isOpen = ({ language, direction }: PageText) => language === "ar" && direction !== "ltr";

const arabicFigures = /[\u0660-\u0669]/;

/** Text to read, of more than one line. */
const isBody = ({ heading, fontSize, lines }: PageText) =>
  !heading && fontSize < displaySize && lines > 1;

/** Every text that breaks a rule; empty when it holds. */
const breaches = (texts: readonly PageText[], breach: (text: PageText) => boolean) =>
  describeTexts(texts.filter(breach));

/** Arabic is set as Arabic is set (REQ-TYPE-5). */
export async function isSetAsArabicIs(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  expect.soft(await arabicFontIsShown(page)).toBe(true);
  const body = page.locator("body");
  const size = await body.evaluate((element) => getComputedStyle(element).fontSize);
  expect.soft(Number.parseFloat(size)).toBeGreaterThanOrEqual(18);

  const texts = (await readTexts(page)).filter(isArabic);
  expect(texts.length).toBeGreaterThan(10);
  const tracked = breaches(texts, (text) => text.letterSpacing !== 0);
  expect.soft(tracked, "letters are not drawn apart").toEqual([]);
  const cased = breaches(texts, (text) => text.textTransform !== "none");
  expect.soft(cased, "no capitals are made").toEqual([]);
  const faint = breaches(texts, (text) => !text.drawn && text.opacity < 1);
  expect.soft(faint, "letters are opaque, so that no seams show").toEqual([]);
  const slanted = breaches(texts, (text) => text.fontStyle !== "normal");
  expect.soft(slanted, "nothing is slanted").toEqual([]);
  const broken = breaches(texts, (text) => text.wordBreak !== "normal" || text.hyphens === "auto");
  expect.soft(broken, "words are not broken").toEqual([]);
  const isStruck = (text: PageText) =>
    text.linked && (text.skipInk !== "auto" || (text.underlineOffset ?? 0) < 0.15);
  expect.soft(breaches(texts, isStruck), "underlines keep off the dots").toEqual([]);
  // A hundredth is left for rounding.
  const isDense = (text: PageText) => !text.drawn && text.lineHeight < (isBody(text) ? 1.59 : 1.34);
  expect.soft(breaches(texts, isDense), "lines stand 1.6 apart, in headings 1.35").toEqual([]);
  expect.soft(await cutProbes(page), "vowel marks have room").toEqual([]);
}

/**
 * Arabic figures can be told apart (REQ-TYPE-9): none is thin, and one that stands alone or large is thicker than body
 * text.
 */
export async function showsFiguresThatCanBeRead(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const texts = (await readTexts(page)).filter(({ text }) => arabicFigures.test(text));
  const thin = breaches(texts, ({ fontWeight }) => fontWeight < 360);
  expect.soft(thin, "no figure is thinner than 360").toEqual([]);
  const isLarge = ({ text, fontSize }: PageText) => !/\p{L}/u.test(text) && fontSize >= displaySize;
  const faint = breaches(
    texts,
    (text) => (text.standing || isLarge(text)) && text.fontWeight < 400,
  );
  expect.soft(faint, "a figure that stands alone has a weight of 400 or more").toEqual([]);
  expect
    .soft(await zeroIn(page, 15), "a zero of 15 px is as wide as 4 px")
    .toBeGreaterThanOrEqual(4);
}

/** Arabic pages are drawn with the site's own faces, their Latin letters and phone numbers too. */
export async function isSetInItsOwnFaces(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const { own, ofMachine } = await countGlyphs(page);
  expect(own).toBeGreaterThan(100);
  const foreign = Object.values(ofMachine).reduce((sum, count) => sum + count, 0);
  const share = own / (own + foreign);
  expect.soft(share, JSON.stringify(ofMachine)).toBeGreaterThanOrEqual(0.985);
}

/** An Arabic page speaks one language and one numeral system (REQ-TYPE-4, REQ-TYPE-1, REQ-TYPE-7). */
export async function speaksOneLanguage(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "ar") return;
  const open = (await readTexts(page)).filter(isOpen);
  const latin = breaches(open, ({ text }) => /[A-Za-z]{3,}/.test(text));
  expect.soft(latin, "Latin words are isolated").toEqual([]);
  const digits = breaches(open, ({ text }) => /[0-9]/.test(text));
  expect.soft(digits, "Western digits are isolated").toEqual([]);
  const marks = breaches(open, ({ text }) => /[,;?%]/.test(text));
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
export async function isSetAsEnglishIs(page: Page, { locale }: Visit): Promise<void> {
  if (locale !== "en") return;
  const texts = await readTexts(page);
  const unnamed = breaches(texts, ({ text, language }) => /[؀-ۿ]/.test(text) && language !== "ar");
  expect.soft(unnamed, "Arabic words say that they are").toEqual([]);
  const dense = breaches(texts, (text) => isBody(text) && !text.linked && text.lineHeight < 1.49);
  expect.soft(dense, "lines stand 1.5 apart").toEqual([]);
}

/** Phones, mail, names and signed numbers keep their order (REQ-TYPE-3, REQ-TYPE-8). */
export async function keepsOrder(page: Page, { locale }: Visit): Promise<void> {
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
export async function showsNoPrices(page: Page, { layout, page: id }: Visit): Promise<void> {
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
