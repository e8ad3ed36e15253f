import { type PageEntry, pages } from "../../app/content/data/pages.ts";

/** URL in the `Speculation-Rules` header of pages. */
export const speculationRulesPath = "/speculation-rules.json";

/**
 * Which pages a browser may fetch ahead when its reader points at a link or begins to press it: documents only. The
 * account pages are asked for when they are opened, what turns in place needs no page, and a
 * delayed link asks for nothing before its time (REQ-LAYOUT-11).
 */
export function speculationRules(): string {
  const accounts = Object.values<PageEntry>(pages)
    .filter(({ layout }) => layout === "plain")
    .map(({ path }) => ({ not: { href_matches: `${path}\\?*` } }));
  const plain = Object.values<PageEntry>(pages)
    .filter(({ layout }) => layout === "plain")
    .map(({ path }) => ({ not: { href_matches: path } }));
  const where = {
    and: [
      { href_matches: "/*" },
      ...plain,
      ...accounts,
      { not: { selector_matches: "[data-live], [data-delay], [target=_blank]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
