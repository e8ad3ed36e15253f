import type { Page } from "@playwright/test";
import { evaluateAsJson } from "./evaluate-as-json.ts";

/** What is lost where the system's own colours replace those of the site (Windows high contrast); empty when nothing is. */
export interface ForcedColourFaults {
  /** Controls that are told by a ground or a border as the site paints them, and by no border then. */
  borderless: string[];
  /** Icons that keep the site's colours while all words change theirs. */
  fixedIcons: string[];
}

export async function forcedColourFaults(page: Page): Promise<ForcedColourFaults> {
  const edges = await readEdges(page);
  // Each change costs a new style for everything.
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await readEdges(page);
  const fixedIcons = await listFixedIcons(page);
  await page.emulateMedia({ forcedColors: "none" });
  const borderless = edges.flatMap(({ name, visible, ground, border }, index) =>
    visible && (ground || border) && !forced[index]?.border ? [name] : [],
  );
  return { borderless, fixedIcons };
}

function listFixedIcons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].flatMap((icon) => {
      const parent = icon.parentElement;
      if (!parent || getComputedStyle(icon).color === getComputedStyle(parent).color) return [];
      return [
        `${parent.localName}.${parent.className} “${parent.textContent?.trim().slice(0, 30)}”`,
      ];
    }),
  );
}

/** Every control in the order of the document, those that are out of sight too: between two readings some may move. */
function readEdges(
  page: Page,
): Promise<{ name: string; visible: boolean; ground: boolean; border: boolean }[]> {
  return evaluateAsJson(page, () => {
    const isVisible = (colour: string) => !/^(transparent|rgba\(.*, 0\))$/.test(colour);
    return [...document.querySelectorAll("button, a[href]")].map((element) => {
      const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor } =
        getComputedStyle(element);
      return {
        name: `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`,
        // The skip link is seen while it has the ring of the keyboard.
        visible: element.checkVisibility() && element.getAttribute("href") !== "#main",
        ground: isVisible(backgroundColor),
        border:
          borderTopStyle !== "none" &&
          Number.parseFloat(borderTopWidth) >= 1 &&
          isVisible(borderTopColor),
      };
    });
  });
}
