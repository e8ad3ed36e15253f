import { type Weekday, weekdays } from "~/content/data/hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import type { Locale } from "~/i18n/locale.ts";

/** "Sunday, November 29, 2026", «الأحد ٢٩ نوفمبر ٢٠٢٦». */
export function dayAndDate(date: string, names: HoursWords["weekdays"], locale: Locale): string {
  const separator = locale === "ar" ? " " : ", ";
  return names[weekdayOf(date)] + separator + formatDateLong(date, locale);
}

/** The weekday of a date like "2026-11-29". */
export function weekdayOf(date: string): Weekday {
  const index = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[index] as Weekday;
}
