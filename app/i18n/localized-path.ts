import { isLocale, type Locale, localeParameter } from "./locale.ts";

/**
 * How links of the current page name the language (REQ-LANG-7). Arabic addresses always have `?lang=ar`. English ones
 * have no parameter, except on a page that was itself requested with `?lang=en`: the visitor may have Arabic stored or
 * preferred, and a link without it would switch the language.
 */
export interface LinkLanguage {
  locale: Locale;
  /** True when the current address has a valid `?lang=`. */
  explicit: boolean;
}

/**
 * Returns the address of `path` in the language of the page. It preserves the query and hash of `path`.
 * @example
 * localizedPath("/faq#safety", { locale: "ar", explicit: false }) // "/faq?lang=ar#safety"
 */
export function localizedPath(path: string, { locale, explicit }: LinkLanguage): string {
  return withLocale(path, locale === "ar" || explicit ? locale : null);
}

/** Returns `path` with `?lang=` set to `locale`, or without the parameter when `locale` is null. */
export function withLocale(path: string, locale: Locale | null): string {
  const [beforeHash = "", hash] = split(path, "#");
  const [pathname = "", query = ""] = split(beforeHash, "?");
  const parameters = query ? new URLSearchParams(query) : null;
  parameters?.delete(localeParameter);
  if (locale) parameters?.append(localeParameter, locale);
  // A page has a hundred links, most of them without a query.
  const search = parameters ? String(parameters) : locale ? `${localeParameter}=${locale}` : "";
  return pathname + (search && `?${search}`) + (hash === undefined ? "" : `#${hash}`);
}

/** Returns the language in a query string, or null when it is missing or invalid. */
export function localeInSearch(search: string): Locale | null {
  const value = new URLSearchParams(search).get(localeParameter);
  return isLocale(value) ? value : null;
}

function split(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
