import { type Weekday, weekdays } from "~/content/facts/hours.ts";

/** Oman is four hours ahead of UTC all year (craft: GMT+04:00, no summer time). */
const offset = 4 * 60 * 60 * 1000;

const dayLength = 24 * 60 * 60 * 1000;

/** A day on Oman's calendar. */
export interface OmanDay {
  /** "2026-11-21". */
  date: string;
  weekday: Weekday;
}

/** The day in Oman at an instant (milliseconds since 1970, UTC), or so many days after it. The machine's zone plays no part (D11). */
export function omanDay(instant: number, daysAhead = 0): OmanDay {
  const local = new Date(instant + offset + daysAhead * dayLength);
  // Weekdays of the language begin with Sunday, ours with Monday (D12); the index is always one of the seven.
  const weekday = weekdays[(local.getUTCDay() + 6) % 7] as Weekday;
  return { date: local.toISOString().slice(0, 10), weekday };
}

/** The minute of the day in Oman at an instant: 510 from half past eight in the morning on. */
export function omanMinute(instant: number): number {
  const local = new Date(instant + offset);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** How long until the next minute begins, in seconds: what a page that says "now" may be kept. */
export function secondsOfMinuteLeft(instant: number): number {
  return 60 - ((instant / 1000) % 60);
}
