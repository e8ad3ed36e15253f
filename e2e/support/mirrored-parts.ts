import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../app/i18n/locale.ts";
import { shellWords } from "./words.ts";

/** Distance of a part from the side of the window it belongs to, in CSS pixels. */
export interface PartPlace {
  part: string;
  distance: number;
}

/**
 * Where the parts of the frame stand on a page in a language, each measured from the side its readers start or end at:
 * the same in both languages when one is the mirror image of the other.
 */
export async function readPlaces(page: Page, locale: Locale): Promise<PartPlace[]> {
  const words = shellWords[locale];
  // On the account pages it is no banner: they are outside the site's own header and footer.
  const header = page.locator("header").first();
  const parts: { part: string; locator: Locator; side: "start" | "end" }[] = [
    { part: "mark", locator: header.getByRole("link", { name: words.brand }), side: "start" },
    {
      part: "booking",
      locator: header.getByRole("link", { name: words.bookAppointment }),
      side: "end",
    },
    { part: "switch", locator: header.locator("a[hreflang]:visible"), side: "end" },
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
  const width = page.viewportSize()?.width ?? 0;
  const places: PartPlace[] = [];
  for (const { part, locator, side } of parts) {
    const box = (await locator.count()) > 0 ? await locator.first().boundingBox() : null;
    if (!box) continue;
    const fromLeft = (side === "start") === (locale === "en");
    places.push({ part, distance: Math.round(fromLeft ? box.x : width - box.x - box.width) });
  }
  return places;
}
