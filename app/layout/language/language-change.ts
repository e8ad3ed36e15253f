import { storedLocale } from "~/i18n/locale-decision.ts";
import { localeInSearch } from "~/i18n/localized-path.ts";

/**
 * Whether going from one address to another turns the language. An address without one is answered in the stored
 * language, and a switch, here or in another tab, may have turned that since this page was drawn. Serves as
 * `shouldRevalidate` of what a page shows in words alone: only with the language does it change.
 */
export function languageChanges({
  currentUrl,
  nextUrl,
}: {
  currentUrl: URL;
  nextUrl: URL;
}): boolean {
  const named = localeInSearch(nextUrl.search);
  if (named !== localeInSearch(currentUrl.search)) return true;
  const shown = document.documentElement.lang;
  return named === null && (storedLocale(document.cookie) ?? shown) !== shown;
}
