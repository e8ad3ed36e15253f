import type { Locale } from "./locale.ts";
import { localizeDigits } from "./numerals.ts";

const months: Record<Locale, readonly string[]> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  ar: [
    "يناير",
    "فبراير",
    "مارس",
    "أبريل",
    "مايو",
    "يونيو",
    "يوليو",
    "أغسطس",
    "سبتمبر",
    "أكتوبر",
    "نوفمبر",
    "ديسمبر",
  ],
};

/** Returns the calendar date at the start of `text`, or null when there is no valid one. */
export function findCalendarDate(
  text: string,
): { year: number; month: number; day: number } | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?![\d])/.exec(text);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? { year, month, day } : null;
}

/**
 * Formats a published date in long form, the same on the server and in every browser (REQ-TYPE-11). It is a calendar
 * date, so the time zone does not matter. Returns other text unchanged.
 * @example formatDateLong("2026-11-21", "en") // "November 21, 2026"
 * @example formatDateLong("2026-11-21", "ar") // "٢١ نوفمبر ٢٠٢٦"
 */
export function formatDateLong(isoDate: string, locale: Locale): string {
  const date = findCalendarDate(isoDate);
  if (!date) return isoDate;
  const month = months[locale][date.month - 1];
  const text =
    locale === "ar" ? `${date.day} ${month} ${date.year}` : `${month} ${date.day}, ${date.year}`;
  return localizeDigits(text, locale);
}

/**
 * Formats the months of a few weeks, from their first to their last day.
 * @example formatMonths("2026-11-28", "2026-12-04", "en") // "November and December 2026"
 * @example formatMonths("2026-12-28", "2027-01-03", "ar") // "ديسمبر ٢٠٢٦ ويناير ٢٠٢٧"
 */
export function formatMonths(firstDay: string, lastDay: string, locale: Locale): string {
  const [first, last] = [findCalendarDate(firstDay), findCalendarDate(lastDay)];
  if (!first || !last) return "";
  const nameOf = ({ month }: { month: number }) => months[locale][month - 1];
  const end = `${nameOf(last)} ${last.year}`;
  if (first.year === last.year && first.month === last.month) return localizeDigits(end, locale);
  const start = first.year === last.year ? nameOf(first) : `${nameOf(first)} ${first.year}`;
  return localizeDigits(start + (locale === "ar" ? " و" : " and ") + end, locale);
}
