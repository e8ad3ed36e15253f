import type { Page } from "@playwright/test";
import { readAsText } from "./read-as-text.ts";

/** What is lost where the system's own colours replace those of the site (Windows high contrast); empty when nothing is. */
export interface LostColours {
  /** Controls that are told by a ground or a border as the site paints them, and by no border then. */
  borderless: string[];
  /** Icons that keep the site's colours while all words change theirs. */
  painted: string[];
}

export async function lostInForcedColours(page: Page): Promise<LostColours> {
  const edges = await readEdges(page);
  // Each change costs a new style for everything.
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await readEdges(page);
  const painted = await paintedIcons(page);
  await page.emulateMedia({ forcedColors: "none" });
  const borderless = edges.flatMap(({ name, seen, ground, border }, index) =>
    seen && (ground || border) && !forced[index]?.border ? [name] : [],
  );
  return { borderless, painted };
}

function paintedIcons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].flatMap((icon) => {
      const around = icon.parentElement;
      if (!around || getComputedStyle(icon).color === getComputedStyle(around).color) return [];
      return [
        `${around.localName}.${around.className} “${around.textContent?.trim().slice(0, 30)}”`,
      ];
    }),
  );
}

/** Every control in the order of the document, those that are out of sight too: between two readings some may move. */
function readEdges(
  page: Page,
): Promise<{ name: string; seen: boolean; ground: boolean; border: boolean }[]> {
  return readAsText(page, () => {
    const isSeen = (colour: string) => !/^(transparent|rgba\(.*, 0\))$/.test(colour);
    return [...document.querySelectorAll("button, a[href]")].map((element) => {
      const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor } =
        getComputedStyle(element);
      return {
        name: `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`,
        // The skip link is seen while it has the ring of the keyboard.
        seen: element.checkVisibility() && element.getAttribute("href") !== "#main",
        ground: isSeen(backgroundColor),
        border:
          borderTopStyle !== "none" &&
          Number.parseFloat(borderTopWidth) >= 1 &&
          isSeen(borderTopColor),
      };
    });
  });
}
