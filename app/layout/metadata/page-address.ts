import type { Locale } from "~/i18n/locale.ts";
import { withLocale } from "~/i18n/localized-path.ts";

/**
 * Returns the canonical address of a page in a language: without parameter in English, with `?lang=ar` in Arabic
 * (REQ-LANG-7).
 */
export function pageAddress(siteUrl: string, path: string, locale: Locale): string {
  return siteUrl + withLocale(path, locale === "ar" ? "ar" : null);
}
