/** The year of the last row is the reader's (A§2): a page may stand open, or lie in a store, over the end of a year. */
export function currentYear(): void {
  const place = document.querySelector("[data-year]");
  const language = document.documentElement.lang === "ar" ? "ar-u-nu-arab" : "en";
  const year = new Date().getFullYear().toLocaleString(language, { useGrouping: false });
  if (place && place.textContent !== year) place.textContent = year;
}
