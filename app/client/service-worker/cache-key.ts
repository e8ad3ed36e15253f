import { fallbackLocale, isLocale, type Locale, localeParameter } from "~/i18n/locale.ts";
import { localeInSearch } from "~/i18n/localized-path.ts";

/**
 * The cache key of a page: its path, the query parameters that select another page, and `lang=ar`. An address without a
 * language and one with `?lang=en` are the same page. Campaign parameters are left out.
 */
export function cacheKey(
  { pathname, searchParams }: URL,
  locale: Locale,
  parameters: readonly string[],
): string {
  const search = new URLSearchParams();
  for (const name of parameters) {
    const value = searchParams.get(name);
    if (value !== null) search.set(name, value);
  }
  if (locale === "ar") search.set(localeParameter, locale);
  // `URLSearchParams.size` exists since 2023 only. Without it every page would be cached under its bare path.
  const named = String(search);
  return named ? `${pathname}?${named}` : pathname;
}

/**
 * The languages in which a cached page may be shown, in order of preference. An address with a language selects it. A link
 * without one on our own pages is English (`localizedPath`). Any other address without one follows the language of the
 * browser, because the server cannot be asked.
 */
export function acceptedLocales(
  { origin, search }: URL,
  { referrer, preferred }: { referrer: string; preferred: string },
): readonly Locale[] {
  const named = localeInSearch(search);
  if (named) return [named];
  const isLink = referrer.startsWith(`${origin}/`);
  return !isLink && /^ar\b/i.test(preferred) ? ["ar", "en"] : ["en", "ar"];
}

/** True for a response that may be cached: the server marks account pages and search results with `no-store`. */
export function isCacheable({ headers, redirected, status }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !(headers.get("cache-control") ?? "").includes("no-store")
  );
}

/** The language of the response, because its address does not always name one. */
export function languageOf({ headers }: Response): Locale {
  const contentLanguage = headers.get("content-language");
  return isLocale(contentLanguage) ? contentLanguage : fallbackLocale;
}
