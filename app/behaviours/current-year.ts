import { isLocale } from "~/i18n/locale.ts";
import { localizeDigits } from "~/i18n/numerals.ts";

/** The year of the last row is the reader's (A§2): a page may stand open, or lie in a store, over the end of a year. */
export function currentYear(): void {
  const place = document.querySelector("[data-year]");
  const { lang } = document.documentElement;
  if (!place || !isLocale(lang)) return;
  const year = localizeDigits(String(new Date().getFullYear()), lang);
  if (place.textContent !== year) place.textContent = year;
}
