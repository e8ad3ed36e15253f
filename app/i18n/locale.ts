/** The two languages of the site, in display order. */
export const locales = ["en", "ar"] as const;

export type Locale = (typeof locales)[number];

/** Used when address, cookie and browser name no language (REQ-LANG-3). */
export const fallbackLocale: Locale = "en";

/** Query parameter for the language (REQ-LANG-7). */
export const localeParameter = "lang";

/** Key of the localStorage entry, and name of the cookie with the same value (REQ-LANG-4). */
export const localeStorageKey = "language";

/** True for exactly `"en"` and `"ar"`. */
export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "ar";
}

/** Returns the text direction of a language. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** Returns the language that the switch offers while `locale` is active. */
export function otherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}

/** Each language in its own script, so that its speakers recognise it. */
export const languageNames: Record<Locale, string> = { en: "English", ar: "العربية" };
