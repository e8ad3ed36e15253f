import type { Locale } from "./locale.ts";

/** Returns the language of the current document; browser only. */
export function documentLocale(): Locale {
  return document.documentElement.lang === "ar" ? "ar" : "en";
}
