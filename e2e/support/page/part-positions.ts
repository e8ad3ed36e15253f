import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../../app/i18n/locale.ts";
import { shellWords } from "../words.ts";

/** Distance of a part from the side of the window it belongs to, in CSS pixels. */
export interface PartPosition {
  part: string;
  distance: number;
}

/** Up to this width, in CSS pixels, the header is that of a phone. */
const phoneHeaderWidth = 68 * 16;

/**
 * Where the parts of the frame stand on a page in a language, each measured from the side its readers start or end at:
 * the same in both languages when one is the mirror image of the other.
 */
export async function readPartPositions(page: Page, locale: Locale): Promise<PartPosition[]> {
  const words = shellWords[locale];
  // On the account pages it is no banner: they are outside the site's own header and footer.
  const header = page.locator("header").first();
  const languageSwitch = header.locator("a[hreflang]:visible");
  const width = page.viewportSize()?.width ?? 0;
  const parts: { part: string; locator: Locator; side: "start" | "end"; before?: Locator }[] = [
    { part: "mark", locator: header.getByRole("link", { name: words.brand }), side: "start" },
    {
      part: "booking",
      locator: header.getByRole("link", { name: words.bookAppointment }),
      side: "end",
      // In a narrow header it stands before the switch, whose word is longer in one language than in the other.
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

/** Where the first of these elements stands, if there is one to be seen. */
async function firstBox(locator: Locator) {
  return (await locator.count()) > 0 ? await locator.first().boundingBox() : null;
}
