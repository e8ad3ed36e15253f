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
  return painted.flatMap(({ name, ground, border }, index) =>
    (ground || border) && !forced[index]?.border ? [name] : [],
  );
}

function readEdges(page: Page): Promise<{ name: string; ground: boolean; border: boolean }[]> {
  return page.evaluate(() => {
    const isSeen = (colour: string) => !/^(transparent|rgba\(.*, 0\))$/.test(colour);
    return (
      [...document.querySelectorAll("button, a[href]")]
        // The skip link is seen while it has the ring of the keyboard.
        .filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
        )
        .map((element) => {
          const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor } =
            getComputedStyle(element);
          return {
            name: `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`,
            ground: isSeen(backgroundColor),
            border:
              borderTopStyle !== "none" &&
              Number.parseFloat(borderTopWidth) >= 1 &&
              isSeen(borderTopColor),
          };
        })
    );
  });
}
