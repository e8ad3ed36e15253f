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
  const language = document.documentElement.lang === "ar" ? "ar" : "en";
  const year = localizeDigits(String(omanYear(Date.now())), language);
  if (place && place.textContent !== year) place.textContent = year;
}
