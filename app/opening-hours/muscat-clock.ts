import { type Weekday, weekdays } from "~/content/data/hours.ts";
import { omanOffset } from "./muscat-minute.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** A day on Oman's calendar. */
export interface OmanDay {
  /** "2026-11-21". */
  date: string;
  weekday: Weekday;
}

/**
 * The day in Oman at an instant (milliseconds since 1970, UTC), or so many days after it. The machine's zone plays no
 * part (REQ-HOURS-9).
 */
export function omanDay(instant: number, daysAhead = 0): OmanDay {
  const local = new Date(instant + omanOffset + daysAhead * dayLength);
  // Weekdays of the language begin with Sunday, ours with Monday; the index is always one of the seven.
  const weekday = weekdays[(local.getUTCDay() + 6) % 7] as Weekday;
  return { date: local.toISOString().slice(0, 10), weekday };
}
