import { type PageEntry, pages } from "../../app/content/data/pages.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { listPages } from "../performance/pages.ts";

/** Addresses that are in no sitemap: states of pages, and the pages of errors. */
const others = [
  "/search?q=lasik",
  "/search?q=zzzz",
  "/services/lasik-surgery?print=large",
  "/none",
];

/** Every address of a running site that a visitor can open without an account, in both languages. */
export async function listAddresses(origin: string): Promise<string[]> {
  const unlisted = Object.values<PageEntry>(pages)
    .filter(
      ({ indexed, layout, developmentOnly }) => !indexed && layout !== "staff" && !developmentOnly,
    )
    .map(({ path }) => path);
  const bilingual = [...unlisted, ...others].flatMap((path) => [path, withLocale(path, "ar")]);
  return [...(await listPages(origin)), ...bilingual];
}
