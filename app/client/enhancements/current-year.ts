import { documentLocale } from "~/i18n/document-locale.ts";
import { localizeDigits } from "~/i18n/numerals.ts";
import { omanYear } from "~/i18n/oman-date.ts";

/** Updates the copyright year of Oman, because a page may be open, or in a cache, over the end of a year. */
export function updateCurrentYear(): void {
  showYear();
  // A visitor who returns to an open page.
  document.addEventListener("visibilitychange", showYear);
}

/** Without `Intl`: the first number that a browser formats costs a slow phone 70 ms. */
function showYear(): void {
  const place = document.querySelector("[data-year]");
  const year = localizeDigits(String(omanYear(Date.now())), documentLocale());
  if (place && place.textContent !== year) place.textContent = year;
}
