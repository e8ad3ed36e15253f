import { type PageEntry, pages } from "~/content/facts/pages.ts";

/** True for the pages of the account application. */
export function isAccountPath(path: string): boolean {
  return Object.values<PageEntry>(pages).some(
    (page) => page.layout === "plain" && page.path === path,
  );
}
