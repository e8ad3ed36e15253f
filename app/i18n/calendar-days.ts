import { findCalendarDate } from "./dates.ts";

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Returns the date so many days after a date, both "2026-11-29". A date without a time has no time zone, so the sum is
 * computed in UTC, where each day has 24 hours.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns the number of days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength;
}

/** Whether a text is a date of this century, "2026-11-29". */
export function isCalendarDate(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && findCalendarDate(text) !== null;
}
