import { omanOffset } from "../i18n/oman-date.ts";

export const minutesPerDay = 24 * 60;

/** Returns the minute of the day in Oman at a time: 510 from 8:30 on. */
export function omanMinute(instant: number): number {
  const local = new Date(instant + omanOffset);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** Returns the seconds until the next minute: the maximum age of a page that shows the current time. */
export function secondsOfMinuteLeft(instant: number): number {
  return 60 - ((instant / 1000) % 60);
}
