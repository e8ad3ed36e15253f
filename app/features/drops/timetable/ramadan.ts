import { minNightInterval } from "~/content/data/drops-in-ramadan.ts";
import { findNight, type Night, type Position, sleepInNight } from "./night-times.ts";
import { type NightTimetable, nightTimetable } from "./night-timetable.ts";
import type { Regimen } from "./regimen.ts";

/** Whether the page offers the timetable of Ramadan (REQ-DROPS-9). */
export const isRamadanOffered = minNightInterval !== null;

/** A timetable of a night, with the times of iftar and fajr. */
export interface RamadanTimetable extends NightTimetable {
  night: Night;
}

/**
 * Returns the timetable of a date of Ramadan at a position, with hours of sleep in minutes of the day; null while
 * Ramadan is not offered. The library of the sun's times is loaded only when it is offered.
 */
export async function findRamadanTimetable(
  regimen: Regimen,
  date: string,
  { position, sleep }: { position: Position; sleep: { from: number; to: number } },
  smallestDistance = minNightInterval,
): Promise<RamadanTimetable | null> {
  if (smallestDistance === null) return null;
  const night = await findNight(position, date);
  const hours = sleepInNight(sleep.from, sleep.to);
  return { night, ...nightTimetable(regimen, date, { night, sleep: hours, smallestDistance }) };
}
