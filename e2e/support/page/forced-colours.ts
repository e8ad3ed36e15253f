import type { Page } from "@playwright/test";
import { evaluateAsJson } from "./evaluate-as-json.ts";

/** Faults with forced colours (Windows high contrast). */
export interface ForcedColourFaults {
  /** Controls with a background or border in the site's colours, and without a border in forced colours. */
  borderless: string[];
  /** Icons that keep the site's colours. */
  fixedIcons: string[];
}

export async function forcedColourFaults(page: Page): Promise<ForcedColourFaults> {
  const edges = await readEdges(page);
  // Each change of the media recalculates all styles.
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
    [...document.querySelectorAll('svg:not([viewBox]), svg[viewBox="0 0 24 24"]')].flatMap(
      (icon) => {
        const parent = icon.parentElement;
        if (!parent || getComputedStyle(icon).color === getComputedStyle(parent).color) return [];
        return [
          `${parent.localName}.${parent.className} “${parent.textContent?.trim().slice(0, 30)}”`,
        ];
      },
    ),
  );
}

/**
 * Reads every control in document order, hidden ones included, because the visibility of some changes between two
 * reads.
 */
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
        // The skip link is visible only while it has the focus.
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
