import { localizeDigits } from "~/i18n/numerals.ts";

/**
 * The year of the last row is the reader's: a page may stand open, or lie in a store, over the end of a year.
 * `Intl` stays out of it: the first number that a browser formats costs a slow phone 70 ms.
 */
export function currentYear(): void {
  const place = document.querySelector("[data-year]");
  const language = document.documentElement.lang === "ar" ? "ar" : "en";
  const year = localizeDigits(String(new Date().getFullYear()), language);
  if (place && place.textContent !== year) place.textContent = year;
}
