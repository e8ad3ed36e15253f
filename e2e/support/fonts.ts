import type { Page } from "@playwright/test";

/** Collects the names of the font files the page downloads from now on. */
export function downloadedFonts(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") names.push(new URL(request.url()).pathname);
  });
  return names;
}

/** True when Arabic letters are drawn by the site's own font and not by one of the machine's. */
export function arabicFontIsShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const faces = [...document.fonts].filter(
      ({ family, status, unicodeRange }) =>
        family.includes("Readex Pro Arabic") &&
        status === "loaded" &&
        /U\+0?600-/i.test(unicodeRange),
    );
    const pen = document.createElement("canvas").getContext("2d");
    const widthIn = (font: string) => {
      if (pen) pen.font = `100px ${font}`;
      return pen?.measureText("عيون").width ?? 0;
    };
    return faces.length > 0 && widthIn('"Readex Pro Arabic"') !== widthIn("sans-serif");
  });
}
