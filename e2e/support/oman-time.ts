import { type Weekday, weekdays } from "../../app/content/data/hours.ts";

/** Returns an instant of one week in Oman, for a weekday and a time such as "17:59:30". */
export function omanTime(weekday: Weekday, clock: string): Date {
  // The week begins on Monday, 16 November 2026.
  const date = 16 + weekdays.indexOf(weekday);
  return new Date(`2026-11-${date}T${clock.padEnd(8, ":00")}+04:00`);
}
