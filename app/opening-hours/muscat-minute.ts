/** Oman is four hours ahead of UTC all year (GMT+04:00, no summer time), in milliseconds. */
export const omanOffset = 4 * 60 * 60 * 1000;

/** The minute of the day in Oman at an instant: 510 from half past eight in the morning on. */
export function omanMinute(instant: number): number {
  const local = new Date(instant + omanOffset);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** Seconds until the next minute: the maximum age of a page that shows the current time. */
export function secondsOfMinuteLeft(instant: number): number {
  return 60 - ((instant / 1000) % 60);
}
