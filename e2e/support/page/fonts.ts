import type { Page } from "@playwright/test";

/** Lists the loaded font faces of the site, with their unicode ranges. */
export function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === "loaded" && !family.includes("Fallback"))
      .map(({ family, unicodeRange }) => `${family.replaceAll('"', "")} ${unicodeRange}`),
  );
}

/** True when Arabic letters are rendered in the site's font and not in a system font. */
export function isArabicFontUsed(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const faces = [...document.fonts].filter(
      ({ family, status }) => family.includes("Readex Pro Arabic") && status === "loaded",
    );
    const context = document.createElement("canvas").getContext("2d");
    const widthIn = (font: string) => {
      if (context) context.font = `100px ${font}`;
      return context?.measureText("عيون").width ?? 0;
    };
    return faces.length > 0 && widthIn('"Readex Pro Arabic"') !== widthIn("sans-serif");
  });
}

/** Measures the width of an Arabic zero in body text of this font size, both in CSS pixels. */
export function arabicZeroWidth(page: Page, size: number): Promise<number> {
  return page.evaluate(async (pixels) => {
    const context = document.createElement("canvas").getContext("2d");
    const { fontFamily, fontWeight } = getComputedStyle(document.body);
    if (!context) return 0;
    // Canvas rounds glyph bounds to whole pixels, so the font is 100 times as large.
    context.font = `${fontWeight} ${100 * pixels}px ${fontFamily}`;
    // Loading all families would fail for fonts of other systems.
    await document.fonts.load('16px "Readex Pro Arabic"', "٠");
    const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText("٠");
    return (left + right) / 100;
  }, size);
}
