import { type Weekday, weekdays } from "../content/data/hours.ts";
import { omanDate } from "../i18n/oman-date.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** A day of the calendar in Oman. */
export interface OmanDay {
  /** "2026-11-21". */
  date: string;
  weekday: Weekday;
}

/**
 * Returns the day in Oman at a time (milliseconds since 1970, UTC), or so many days after it. The machine's time zone
 * has no effect (REQ-HOURS-9).
 */
export function omanDay(instant: number, daysAhead = 0): OmanDay {
  const date = omanDate(instant + daysAhead * dayLength);
  return { date, weekday: weekdayOf(date) };
}

/** Returns the weekday of a date like "2026-11-29". */
export function weekdayOf(date: string): Weekday {
  // JavaScript counts weekdays from Sunday, our table from Monday; the index is in range.
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;
}
