import type { Page } from "@playwright/test";

/**
 * The site's own faces that the page is drawn with, each with the characters it has. Not its requests: a browser that has
 * been to an Arabic page notes the files in its memory also for pages that need none of them.
 */
export function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === "loaded" && !family.includes("Fallback"))
      .map(({ family, unicodeRange }) => `${family.replaceAll('"', "")} ${unicodeRange}`),
  );
}

/** True when Arabic letters are drawn by the site's own font and not by one of the machine's. */
export function isArabicFontUsed(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const faces = [...document.fonts].filter(
      ({ family, status, unicodeRange }) =>
        family.includes("Readex Pro Arabic") &&
        status === "loaded" &&
        /U\+0?600-/i.test(unicodeRange),
    );
    const context = document.createElement("canvas").getContext("2d");
    const widthIn = (font: string) => {
      if (context) context.font = `100px ${font}`;
      return context?.measureText("عيون").width ?? 0;
    };
    return faces.length > 0 && widthIn('"Readex Pro Arabic"') !== widthIn("sans-serif");
  });
}

/** How wide an Arabic zero of body text is when its letters have this size, both in CSS pixels. */
export function arabicZeroWidth(page: Page, size: number): Promise<number> {
  return page.evaluate(async (pixels) => {
    const context = document.createElement("canvas").getContext("2d");
    const { fontFamily, fontWeight } = getComputedStyle(document.body);
    if (!context) return 0;
    // The bounds of a glyph come in whole pixels.
    context.font = `${fontWeight} ${100 * pixels}px ${fontFamily}`;
    // A page without a figure has not fetched them; asked for all families, the browser misses those of other machines.
    await document.fonts.load('16px "Readex Pro Arabic"', "٠");
    const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText("٠");
    return (left + right) / 100;
  }, size);
}
