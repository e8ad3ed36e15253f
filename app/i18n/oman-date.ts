/** Offset of Oman from UTC in milliseconds: four hours all year (no summer time). */
export const omanOffset = 4 * 60 * 60 * 1000;

/** Returns the date in Oman at a time (milliseconds since 1970, UTC): "2026-11-21". A date begins at midnight there. */
export function omanDate(instant: number): string {
  return new Date(instant + omanOffset).toISOString().slice(0, 10);
}

/** Returns the year in Oman at a time. */
export function omanYear(instant: number): number {
  return new Date(instant + omanOffset).getUTCFullYear();
}
