import { fallbackLocale, isLocale, type Locale, localeParameter } from "~/i18n/locale.ts";
import { localeInSearch } from "~/i18n/localized-path.ts";

/**
 * The name under which a page is kept: its path, the parameters that make another page of it, and Arabic. A clean address
 * and one with `?lang=en` are the same page; what an advertisement has added to an address is none of it.
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
  // Not `size`, which browsers have had since 2023 only: without it every page would be kept under its bare path.
  const named = String(search);
  return named ? `${pathname}?${named}` : pathname;
}

/**
 * In which languages a reader would take a page, the best first. An address that names one means it. A clean link on one
 * of our pages is English (`localizedPath`); a clean address from elsewhere is in the language of the browser, for the
 * server is not there to ask.
 */
export function wantedLocales(
  { origin, search }: URL,
  { referrer, preferred }: { referrer: string; preferred: string },
): readonly Locale[] {
  const named = localeInSearch(search);
  if (named) return [named];
  const isLink = referrer.startsWith(`${origin}/`);
  return !isLink && /^ar\b/i.test(preferred) ? ["ar", "en"] : ["en", "ar"];
}

/** True for a page that anybody may keep: the server says of account pages and typed words that nobody may. */
export function isCacheable({ headers, redirected, status }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !(headers.get("cache-control") ?? "").includes("no-store")
  );
}

/** The language that the server has answered in: an address does not always name it. */
export function languageOf({ headers }: Response): Locale {
  const told = headers.get("content-language");
  return isLocale(told) ? told : fallbackLocale;
}
