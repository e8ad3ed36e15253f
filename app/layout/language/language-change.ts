import { storedLocale } from "~/i18n/locale-decision.ts";
import { localeInSearch } from "~/i18n/localized-path.ts";

/**
 * True when a navigation changes the language. An address without a language is served in the stored
 * language, which may have changed, also in another tab, since this page was rendered. Used as
 * `shouldRevalidate` of routes whose data are texts: they change only with the language.
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
