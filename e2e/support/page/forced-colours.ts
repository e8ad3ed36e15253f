import type { Page } from "@playwright/test";

/**
 * Controls that are told by a ground or a border as the site paints them and by nothing when the system's own colours
 * replace all grounds (Windows high contrast). Empty when each keeps a border that can be seen.
 */
export async function borderlessControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "none" });
  const painted = await readEdges(page);
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await readEdges(page);
  await page.emulateMedia({ forcedColors: "none" });
  return painted.flatMap(({ name, seen, ground, border }, index) =>
    seen && (ground || border) && !forced[index]?.border ? [name] : [],
  );
}

/** Icons that keep the site's colours where the system's own replace those of all words. */
export async function paintedIcons(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].flatMap((icon) => {
      const around = icon.parentElement;
      if (!around || getComputedStyle(icon).color === getComputedStyle(around).color) return [];
      return [
        `${around.localName}.${around.className} “${around.textContent?.trim().slice(0, 30)}”`,
      ];
    }),
  );
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}

/** Every control in the order of the document, those that are out of sight too: between two readings some may move. */
function readEdges(
  page: Page,
): Promise<{ name: string; seen: boolean; ground: boolean; border: boolean }[]> {
  return page.evaluate(() => {
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
