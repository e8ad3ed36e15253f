import { omanMinute } from "./muscat-minute.ts";

/** The light that lies over Oman: it sets the colours of the first screen. */
export type TimeOfDay = "dawn" | "day" | "dusk" | "night";

/** From which minute of the day on a light lies; before the first of them it is night. */
const turns: readonly (readonly [from: number, light: TimeOfDay])[] = [
  [5 * 60, "dawn"],
  [7 * 60, "day"],
  [16 * 60 + 30, "dusk"],
  [18 * 60 + 30, "night"],
];

/** The light at an instant, in milliseconds since 1970: the same all year, as the sun of Muscat nearly is. */
export function getTimeOfDay(instant: number): TimeOfDay {
  const minute = omanMinute(instant);
  return turns.findLast(([from]) => from <= minute)?.[1] ?? "night";
}
