import { omanMinute } from "./oman-minute.ts";

/** The time of day in Oman, which sets the colours of the hero. */
export type TimeOfDay = "dawn" | "day" | "dusk" | "night";

/** The minute at which each time of day begins; before the first one it is night. */
const starts: readonly (readonly [from: number, timeOfDay: TimeOfDay])[] = [
  [5 * 60, "dawn"],
  [7 * 60, "day"],
  [16 * 60 + 30, "dusk"],
  [18 * 60 + 30, "night"],
];

/**
 * Returns the time of day at an instant, in milliseconds since 1970: the same all year, because daylight in Muscat varies
 * little.
 */
export function getTimeOfDay(instant: number): TimeOfDay {
  const minute = omanMinute(instant);
  return starts.findLast(([from]) => from <= minute)?.[1] ?? "night";
}
