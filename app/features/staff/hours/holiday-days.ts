import type { ExceptionalReason } from "~/content/data/exceptional-hours.ts";
import { addDays } from "~/i18n/calendar-days.ts";
import { monthAndDayIn } from "~/i18n/month-and-day.ts";

/** Days before and after today that are searched for a first day: a holiday that has begun is the next one. */
const daysBefore = 30;
const daysAfter = 366;

/** The first day of a holiday in a calendar, and how many days it has. */
interface Holiday {
  calendar: "islamic-umalqura" | "gregory";
  month: number;
  day: number;
  days: number;
}

/** Lunar holidays have the dates of the Umm al-Qura calendar until they are announced. */
const holidays: Partial<Record<ExceptionalReason, Holiday>> = {
  "eid-al-fitr": { calendar: "islamic-umalqura", month: 10, day: 1, days: 3 },
  "eid-al-adha": { calendar: "islamic-umalqura", month: 12, day: 9, days: 4 },
  ramadan: { calendar: "islamic-umalqura", month: 9, day: 1, days: 29 },
  "national-day": { calendar: "gregory", month: 11, day: 20, days: 2 },
};

/** Returns the days of the next such holiday, also of one that has begun; null for a reason without days of its own. */
export function nextDaysOf(
  reason: ExceptionalReason,
  today: string,
): { firstDay: string; lastDay: string } | null {
  const holiday = holidays[reason];
  if (!holiday) return null;
  const { calendar, month, day, days } = holiday;
  const read = monthAndDayIn(calendar);
  for (let ahead = -daysBefore; ahead <= daysAfter; ahead += 1) {
    const firstDay = addDays(today, ahead);
    const lastDay = addDays(firstDay, days - 1);
    const first = read(firstDay);
    const isFirst = first.month === month && first.day === day;
    if (isFirst && lastDay >= today) return { firstDay, lastDay };
  }
  return null;
}
