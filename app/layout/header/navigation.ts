import type { NavigationKey } from "~/content/content.types.ts";
import { type PageId, pathOf } from "~/content/data/pages.ts";

/** Pages in the header's navigation, in order. */
export const headerPages = [
  "about",
  "doctors",
  "services",
  "articles",
  "insurance",
  "branches",
] as const satisfies readonly (NavigationKey & PageId)[];

/** Pages in the menu: also the home page and the questions, once each. */
export const menuPages: readonly (NavigationKey & PageId)[] = [
  ...new Set(["home", ...headerPages, "faq"] as const),
];

/** Sections of the home page that the menu links to. */
export const homeAnchors = ["services", "why-choose-us", "doctors"] as const;

/** True for the page itself and, for sections such as the articles, for the pages below it. */
export function isCurrent(page: PageId, pathname: string): boolean {
  const path = pathOf(page);
  return pathname === path || pathname.startsWith(`${path}/`);
}
