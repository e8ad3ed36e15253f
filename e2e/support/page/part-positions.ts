import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../../app/i18n/locale.ts";
import { shellWords } from "../words.ts";

/** Distance of a part from the side of the viewport that it is aligned with, in CSS pixels. */
export interface PartPosition {
  part: string;
  distance: number;
}

/** The widest viewport with the header of a phone, in CSS pixels. */
const phoneHeaderWidth = 68 * 16;

/**
 * Measures the parts of the layout from the start or the end of the line. The distances are the same in both languages
 * when one page mirrors the other.
 */
export async function readPartPositions(page: Page, locale: Locale): Promise<PartPosition[]> {
  const words = shellWords[locale];
  // The header of account pages is no banner.
  const header = page.locator("header").first();
  const languageSwitch = header.locator("a[hreflang]:visible");
  const width = page.viewportSize()?.width ?? 0;
  const parts: { part: string; locator: Locator; side: "start" | "end"; before?: Locator }[] = [
    { part: "mark", locator: header.getByRole("link", { name: words.brand }), side: "start" },
    {
      part: "booking",
      locator: header.getByRole("link", { name: words.bookAppointment }),
      side: "end",
      // In a narrow header it is beside the language switch, whose text has another length in the other language.
      before: width < phoneHeaderWidth ? languageSwitch : undefined,
    },
    { part: "switch", locator: languageSwitch, side: "end" },
    {
      part: "menu button",
      locator: header.getByRole("button", { name: words.menu.open }),
      side: "end",
    },
    { part: "title", locator: page.getByRole("heading", { level: 1 }), side: "start" },
    { part: "breadcrumb", locator: page.locator("main nav ol"), side: "start" },
    { part: "first tab", locator: page.getByRole("tab"), side: "start" },
    { part: "first card", locator: page.locator("main article"), side: "start" },
    {
      part: "footer mark",
      locator: page.getByRole("contentinfo").getByRole("link", { name: words.brand }),
      side: "start",
    },
  ];
  const positions: PartPosition[] = [];
  for (const { part, locator, side, before } of parts) {
    const box = await firstBox(locator);
    if (!box) continue;
    const fromLeft = (side === "start") === (locale === "en");
    const edge = before && (await firstBox(before));
    const from = fromLeft ? (edge ? edge.x + edge.width : 0) : (edge?.x ?? width);
    const distance = fromLeft ? box.x - from : from - box.x - box.width;
    positions.push({ part, distance: Math.round(distance) });
  }
  return positions;
}

/** Returns the box of the first of these elements, or null when there is none or it is hidden. */
function firstBox(locator: Locator): Promise<{ x: number; width: number } | null> {
  return locator.evaluateAll(([first]) => {
    const { x, width, height } = first?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && height > 0 ? { x, width } : null;
  });
}
