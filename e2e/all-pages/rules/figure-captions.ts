import { expect, type Page } from "@playwright/test";
import { desktopViewport } from "../../support/viewports.ts";

/** The caption at the end of a leader line overlaps no tick of the dial and no other text. */
export async function hasUnobstructedCaptions(page: Page): Promise<void> {
  const hasLeader = () => document.querySelector("figure [data-part=leader]") !== null;
  if (!(await page.evaluate(hasLeader))) return;
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await listObstructedCaptions(page), `${width} px wide`).toEqual([]);
  }
  await page.setViewportSize(desktopViewport);
}

/** Lists the captions that overlap something, with the other element. */
function listObstructedCaptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll("figure")) {
      const words = [...figure.querySelectorAll("svg text")];
      for (const caption of figure.querySelectorAll("[data-part=leader] text")) {
        const box = caption.getBoundingClientRect();
        for (const ring of figure.querySelectorAll("circle[stroke-dasharray]")) {
          const { left, top, width } = ring.getBoundingClientRect();
          const middle = { x: left + width / 2, y: top + width / 2 };
          const across = Math.max(box.left - middle.x, middle.x - box.right, 0);
          const down = Math.max(box.top - middle.y, middle.y - box.bottom, 0);
          const scale = width / (2 * Number(ring.getAttribute("r")));
          const ticks = (scale * Number(ring.getAttribute("stroke-width"))) / 2;
          if (Math.hypot(across, down) < width / 2 + ticks)
            found.push(`${caption.textContent} on the dial`);
        }
        for (const other of words) {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const apart =
            right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
          if (other !== caption && !apart)
            found.push(`${caption.textContent} on ${other.textContent}`);
        }
      }
    }
    return found;
  });
}
