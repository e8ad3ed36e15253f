import { findNight, type Night, type Position, sleepInNight } from "./night-times.ts";
import { type NightTimetable, nightTimetable } from "./night-timetable.ts";
import { nightSleepOf, type Regimen } from "./regimen.ts";

/** A timetable of a night, with the times of iftar and fajr. */
export interface RamadanTimetable extends NightTimetable {
  night: Night;
}

/**
 * Returns the timetable of a date of Ramadan at a position, outside the regimen's hours of sleep. Two doses of one drop
 * are at least `smallestDistance` minutes apart.
 */
export function ramadanTimetable(
  regimen: Regimen,
  date: string,
  { position, smallestDistance }: { position: Position; smallestDistance: number },
): RamadanTimetable {
  const night = findNight(position, date);
  const { from, to } = nightSleepOf(regimen);
  const sleep = sleepInNight(from, to);
  return { night, ...nightTimetable(regimen, date, { night, sleep, smallestDistance }) };
}
