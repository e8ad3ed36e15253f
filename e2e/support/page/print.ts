import type { Page } from "@playwright/test";
import { contrast } from "../../../tests/design/style-tokens.ts";
import { describeTexts, type PageText } from "./page-texts.ts";

/** Minimum contrast of text (WCAG 1.4.3). */
const minContrast = 4.5;

/**
 * Lists the texts with too little contrast on white paper, because browsers print no backgrounds. Texts in
 * illustrations are left out.
 */
export function lowContrastOnPaper(texts: readonly PageText[]): string[] {
  const read = texts.filter(
    ({ visible, inDrawing, boxes }) => visible && !inDrawing && boxes.length > 0,
  );
  return describeTexts(
    read.filter(
      ({ colour, opacity }) => contrast(onWhite(colour, opacity), "#ffffff") < minContrast,
    ),
  );
}

/** Counts the printed pages in a paper format. */
export async function countPrintedPages(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format, margin: { top: "12mm", bottom: "12mm" } });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Blends a computed colour with white and returns `#rrggbb`. @throws Error when the colour is not in rgb notation. */
function onWhite(colour: string, opacity: number): string {
  const [red, green, blue, alpha = 1] = (/^rgba?\((.*)\)$/.exec(colour)?.[1] ?? "")
    .split(",")
    .map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not a colour written as rgb: ${colour}`);
  const parts = [red, green, blue].map((part) => {
    const blended = 255 + (part - 255) * alpha * opacity;
    return Math.round(blended).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
