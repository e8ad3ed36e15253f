import type { Page } from "@playwright/test";
import type { Locale } from "../../../app/i18n/locale.ts";
import { breakpoints } from "../../../app/styles/breakpoints.ts";
import { shellWords } from "../words.ts";

/** Distance of a part from the side of the viewport that it is aligned with, in CSS pixels. */
export interface PartPosition {
  part: string;
  distance: number;
}

/** A part is the first rendered element of a selector whose accessible name contains `name`. */
interface Part {
  part: string;
  selector: string;
  name?: string;
  side: "start" | "end";
  /** The element between the part and its side, by its selector. */
  before?: string | undefined;
}

/** The narrowest viewport with the navigation in the header, in CSS pixels. */
const fullHeaderWidth = breakpoints.width.headerNavigation * 16;

/** The header is the first one of the page. On account pages it is in the main landmark. */
const languageSwitch = "header a[hreflang]";

/**
 * Measures the parts of the layout from the start or the end of the line. The distances are the same in both languages
 * when one page mirrors the other.
 */
export async function readPartPositions(page: Page, locale: Locale): Promise<PartPosition[]> {
  const words = shellWords[locale];
  const width = page.viewportSize()?.width ?? 0;
  const parts: readonly Part[] = [
    { part: "mark", selector: "header a", name: words.brand, side: "start" },
    {
      part: "booking",
      selector: "header a",
      name: words.bookAppointment,
      side: "end",
      // In a narrow header it is beside the language switch, whose text has another length in the other language.
      before: width < fullHeaderWidth ? languageSwitch : undefined,
    },
    { part: "switch", selector: languageSwitch, side: "end" },
    {
      part: "menu button",
      selector: "header :is(button, [role=button])",
      name: words.menu.open,
      side: "end",
    },
    { part: "title", selector: "h1", side: "start" },
    { part: "breadcrumb", selector: "main nav ol", side: "start" },
    { part: "first tab", selector: "[role=tab]", side: "start" },
    { part: "first card", selector: "main article", side: "start" },
    { part: "footer mark", selector: "footer:not(main *) a", name: words.brand, side: "start" },
  ];
  const boxes = await readBoxes(page, parts);
  return parts.flatMap(({ part, side }, index) => {
    const { box, edge } = boxes[index] ?? {};
    if (!box) return [];
    const fromLeft = (side === "start") === (locale === "en");
    const from = fromLeft ? (edge ? edge.x + edge.width : 0) : (edge?.x ?? width);
    const distance = fromLeft ? box.x - from : from - box.x - box.width;
    return [{ part, distance: Math.round(distance) }];
  });
}

interface Span {
  x: number;
  width: number;
}

/** Reads the boxes of the parts and of the elements before them, in one call. */
function readBoxes(
  page: Page,
  parts: readonly Part[],
): Promise<{ box: Span | null; edge: Span | null }[]> {
  return page.evaluate((all) => {
    const firstBox = (selector: string, name = ""): Span | null => {
      for (const element of document.querySelectorAll(selector)) {
        const { x, width, height } = element.getBoundingClientRect();
        const isRendered = width > 0 && height > 0;
        const text = (element.ariaLabel ?? element.textContent).replaceAll(/\s+/g, " ");
        if (isRendered && text.includes(name)) return { x, width };
      }
      return null;
    };
    return all.map(({ selector, name, before }) => ({
      box: firstBox(selector, name),
      edge: before ? firstBox(before) : null,
    }));
  }, parts);
}
