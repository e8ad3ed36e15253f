/** The two languages of the site, in the order they are offered. */
export const locales = ["en", "ar"] as const;

export type Locale = (typeof locales)[number];

/** Shown when nothing else decides (REQ-LANG-3). */
export const fallbackLocale: Locale = "en";

/** Name of the query parameter that carries the language in an address (REQ-LANG-7). */
export const localeParameter = "lang";

/** Name of the localStorage entry and of the cookie that mirrors it (REQ-LANG-4). */
export const localeStorageKey = "language";

/** True for exactly `"en"` and `"ar"`; anything else, also null, is not a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "ar";
}

/** Reading direction of a language. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** The language the switch offers while `locale` is active. */
export function otherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}
