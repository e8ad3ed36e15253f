import type { HoursWords } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import type { Locale } from "~/i18n/locale.ts";
import { weekdayOf } from "./oman-day.ts";

/** Formats a date with its weekday: "Sunday, November 29, 2026", «الأحد ٢٩ نوفمبر ٢٠٢٦». */
export function dayAndDate(date: string, names: HoursWords["weekdays"], locale: Locale): string {
  const separator = locale === "ar" ? " " : ", ";
  return names[weekdayOf(date)] + separator + formatDateLong(date, locale);
}
