import { formatMonths } from "~/i18n/dates.ts";
import type { Locale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";

/**
 * The accessible name of a day: what its cell shows, so that a person with voice control can say it (WCAG 2.5.3), with
 * the month and the year. `weekday` is its name in full, `closed` the word in the cell of a closed day.
 * @example dayCellName("2026-11-30", "Monday", "en") // "Mon 30 November 2026"
 * @example dayCellName("2026-11-30", "الاثنين", "ar") // "الاثنين ٣٠ نوفمبر ٢٠٢٦"
 */
export function dayCellName(
  date: string,
  weekday: string,
  locale: Locale,
  closed?: string,
): string {
  const name = `${shortWeekday(weekday)} ${dayNumber(date, locale)} ${formatMonths(date, date, locale)}`;
  return closed ? `${name}: ${closed}` : name;
}

/** "Sat" of "Saturday"; Arabic names are whole. */
export function shortWeekday(name: string): string {
  return /^[A-Z]/.test(name) ? name.slice(0, 3) : name;
}

/** "Sat" of "Saturday"; Arabic names lose their article. */
export function shortWeekdayWithoutArticle(name: string): string {
  return shortWeekday(name).replace(/^ال/, "");
}

/** The number of the day in its month. */
export function dayNumber(date: string, locale: Locale): string {
  return formatNumber(Number(date.slice(8)), locale);
}
