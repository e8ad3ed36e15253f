import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import type { DropStep, Regimen } from "./regimen.ts";

/** Smallest time between two drops, and the grid of all times, in minutes. */
export const doseGap = 5;

/** Time between getting up and the first drop, and between the last drop and bed, in minutes. */
const margin = 30;

/** The most often that a prescription asks for a drop is once an hour. */
const hour = 60;

/** Minutes from the midnight before getting up: `last` is over 1440 when bedtime is after midnight. */
export interface AwakeHours {
  first: number;
  last: number;
}

/** Returns the first and the last minute on the grid at which the visitor is awake. */
export function awakeHours({ wakeMinute, sleepMinute }: Regimen): AwakeHours {
  const sleep = sleepMinute < wakeMinute ? sleepMinute + minutesPerDay : sleepMinute;
  return {
    first: Math.ceil(wakeMinute / doseGap) * doseGap,
    last: Math.floor(sleep / doseGap) * doseGap,
  };
}

/** Returns how many doses fit into the hours awake, five minutes apart. */
export function dosesThatFit({ first, last }: AwakeHours): number {
  return Math.max(0, (last - first) / doseGap + 1);
}

/** Returns the minutes awake that so many doses of one drop need: an hour between two. */
export function minutesNeeded(timesADay: number): number {
  return (timesADay - 1) * hour;
}

/**
 * Returns the times of a drop that is alone: evenly spread, on the grid, half an hour from getting up and from bed. Where
 * an hour between two would not fit so, the ends come nearer to getting up and bed (REQ-DROPS-3).
 */
export function evenTimes(
  { timesADay, onceAt }: Pick<DropStep, "timesADay" | "onceAt">,
  { first, last }: AwakeHours,
): number[] {
  const rest = (last - first - minutesNeeded(timesADay)) / 2;
  const edge = Math.max(0, Math.min(margin, Math.floor(rest / doseGap) * doseGap));
  const [from, to] = [first + edge, last - edge];
  if (timesADay === 1) return [onceAt === "evening" ? to : from];
  return Array.from({ length: timesADay }, (_, index) => {
    const minute = from + ((to - from) * index) / (timesADay - 1);
    return Math.round(minute / doseGap) * doseGap;
  });
}
