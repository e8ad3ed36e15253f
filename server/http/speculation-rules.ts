import { type PageEntry, pages } from "../../app/content/data/pages.ts";

/** URL in the `Speculation-Rules` header of pages. */
export const speculationRulesPath = "/speculation-rules.json";

/**
 * Rules for prerendering a page when the pointer hovers over a link or presses it. They exclude the pages of accounts
 * and staff with any query, links that update the page in place, and delayed links (REQ-LAYOUT-11).
 */
export function speculationRules(): string {
  const applications = Object.values<PageEntry>(pages)
    .filter(({ layout }) => layout !== "site")
    .map(({ path }) => ({ pathname: path, search: "*" }));
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: applications } },
      { not: { selector_matches: "[data-live], [data-delay], [target=_blank]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
