import { expect, type Page } from "@playwright/test";
import { desktopViewport } from "../../support/viewports.ts";

/** The caption at the end of a leader line is inside its drawing. */
export async function hasCompleteCaptions(page: Page): Promise<void> {
  if ((await page.locator("svg [data-part=leader]").count()) === 0) return;
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await listCutCaptions(page), `${width} px wide`).toEqual([]);
  }
  await page.setViewportSize(desktopViewport);
}

/** Lists the captions that extend beyond their drawing by more than a pixel. */
function listCutCaptions(page: Page): Promise<string[]> {
  return page.locator("svg [data-part=leader] text").evaluateAll((captions) =>
    captions
      .filter((caption) => {
        const box = caption.getBoundingClientRect();
        const drawing = (caption as SVGTextElement).ownerSVGElement?.getBoundingClientRect();
        if (!drawing || box.width === 0) return false;
        return (
          box.left < drawing.left - 1 ||
          box.right > drawing.right + 1 ||
          box.top < drawing.top - 1 ||
          box.bottom > drawing.bottom + 1
        );
      })
      .map(({ textContent }) => textContent),
  );
}
