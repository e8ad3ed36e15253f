/** Offset of Oman from UTC in milliseconds: four hours all year (no summer time). */
export const omanOffset = 4 * 60 * 60 * 1000;

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
