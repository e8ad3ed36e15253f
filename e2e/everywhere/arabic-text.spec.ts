import { expect, test } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { localizeDigits } from "../../app/i18n/numerals.ts";
import { fontsReady, liveApp, unfoldAll } from "../support/app.ts";
import { arabicFontIsShown, downloadedFonts } from "../support/fonts.ts";
import { describeTexts, type PageText, readTexts } from "../support/page-texts.ts";
import { reorderedRuns } from "../support/reading-order.ts";
import { inLanguage, kitVisits, visits } from "../support/visits.ts";
import { cutProbes } from "../support/vowel-marks.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const everything = [...visits, ...kitVisits];

const arabicLetters = /[\u0620-\u064A]/;

/** Letters of this size, in CSS pixels, are set as headings whatever their element. */
const displaySize = 24;

const isArabic = ({ language, text }: PageText) => language === "ar" && arabicLetters.test(text);

/** Outside of what is isolated to be read from left to right. */
const isOpen = ({ language, direction }: PageText) => language === "ar" && direction !== "ltr";

/** Text to read, of more than one line. */
const isBody = ({ heading, fontSize, lines }: PageText) =>
  !heading && fontSize < displaySize && lines > 1;

/** Every text that breaks a rule; empty when it holds. */
const breaches = (texts: readonly PageText[], breach: (text: PageText) => boolean) =>
  describeTexts(texts.filter(breach));

for (const { address } of inLanguage("ar", everything)) {
  // Craft R13-R20
  test(`the Arabic of ${address} is set as Arabic is set`, async ({ page }) => {
    await page.goto(address);
    await unfoldAll(page);
    await fontsReady(page);
    expect(await arabicFontIsShown(page)).toBe(true);
    const body = page.locator("body");
    const size = await body.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(18);

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
    const broken = breaches(
      texts,
      (text) => text.wordBreak !== "normal" || text.hyphens === "auto",
    );
    expect.soft(broken, "words are not broken").toEqual([]);
    const isStruck = (text: PageText) =>
      text.linked && (text.skipInk !== "auto" || (text.underlineOffset ?? 0) < 0.15);
    expect.soft(breaches(texts, isStruck), "underlines keep off the dots").toEqual([]);
    // A hundredth is left for rounding.
    const isDense = (text: PageText) =>
      !text.drawn && text.lineHeight < (isBody(text) ? 1.59 : 1.34);
    expect.soft(breaches(texts, isDense), "lines stand 1.6 apart, in headings 1.35").toEqual([]);
    expect.soft(await cutProbes(page), "vowel marks have room").toEqual([]);
  });

  // Craft R11, R22, R33
  test(`${address} speaks one language and one numeral system`, async ({ page }) => {
    await page.goto(address);
    await unfoldAll(page);
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
  });
}

for (const { address } of inLanguage("en", everything)) {
  // Craft R12, R15, R21
  test(`${address} says which words are Arabic, sets its lines apart and downloads no Arabic font`, async ({
    page,
  }) => {
    const fonts = downloadedFonts(page);
    await page.goto(address);
    await liveApp(page);
    await unfoldAll(page);
    await page.keyboard.press("End");
    await fontsReady(page);
    // One file: neither the Arabic letters nor the rarer Latin ones.
    expect.soft(fonts).toEqual([expect.stringContaining("readex-pro-basic")]);
    const texts = await readTexts(page);
    const unnamed = breaches(
      texts,
      ({ text, language }) => /[؀-ۿ]/.test(text) && language !== "ar",
    );
    expect.soft(unnamed, "Arabic words say that they are").toEqual([]);
    const dense = breaches(texts, (text) => isBody(text) && !text.linked && text.lineHeight < 1.49);
    expect.soft(dense, "lines stand 1.5 apart").toEqual([]);
  });
}

for (const { address, locale } of everything) {
  // Craft R9, R10, R23
  test(`phones, mail, names and signed numbers keep their order on ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await unfoldAll(page);
    await fontsReady(page);
    expect(await reorderedRuns(page)).toEqual([]);
    if (locale === "en") return;
    const contacts = page.locator('a[href^="tel:"] bdi, a[href^="mailto:"] bdi');
    const directions = await contacts.evaluateAll((all) =>
      all.map((one) => one.getAttribute("dir")),
    );
    expect(directions).toEqual(directions.map(() => "ltr"));
  });

  // Craft R25
  test(`dates on ${address} are the same days east and west of the date line`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(address)).text();
    if (!html.includes("<time")) return;
    for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto(new URL(address, baseURL).href);
      await liveApp(page);
      for (const time of await page.locator("time").all()) {
        const date = (await time.getAttribute("datetime")) ?? "";
        expect(date).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
        const year = localizeDigits(date, locale);
        await expect(time).toHaveText(
          date.length === 4 ? new RegExp(year) : formatDateLong(date, locale),
        );
      }
      await context.close();
    }
  });
}
