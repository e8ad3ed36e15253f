import { addDays } from "~/i18n/calendar-days.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { minutesPerDay, omanMinute } from "~/opening-hours/oman-minute.ts";
import { type AwakeHours, awakeHours, doseGap, evenTimes } from "./awake-hours.ts";
import { type Drop, datedSteps, type Regimen, type StepDates } from "./regimen.ts";

/** One drop at one time. */
export interface Dose {
  dropId: string;
  /** Minute from the midnight at the start of the date: over 1440 for a dose after midnight, before bed. */
  minute: number;
  /** The minute at which the dose would be if its drop were alone. */
  due: number;
  /** Index of the drop's step. */
  step: number;
}

/** A step of a drop with its times, the same on each of its days. */
export interface ScheduledStep extends StepDates {
  drop: Drop;
  /** Index of the step in its drop. */
  step: number;
  /** Minutes, ascending. */
  minutes: readonly number[];
  /** The minutes at which the doses would be if the drop were alone, ascending. */
  due: readonly number[];
}

/**
 * Returns the steps of all drops with their times (REQ-DROPS-3, REQ-DROPS-4). No two doses of a day have the same time on
 * the five-minute grid: a step that begins later goes around the steps that run already, so that their times stay. At
 * the same first day the order of the drops decides. This finds a time for each dose of a day into which they fit.
 */
export function schedule(regimen: Regimen): ScheduledStep[] {
  const hours = awakeHours(regimen);
  const steps = regimen.drops
    .flatMap((drop) => datedSteps(drop).map((dates, step) => ({ ...dates, drop, step })))
    .sort((one, other) => compare(one.from, other.from));
  const scheduled: ScheduledStep[] = [];
  for (const step of steps) {
    const taken = new Set(
      scheduled
        .filter(({ to }) => to === null || to >= step.from)
        .flatMap(({ minutes }) => minutes),
    );
    const due = evenTimes(step, hours);
    const minutes = due.map((wanted) => {
      const minute = freeMinute(wanted, taken, hours);
      taken.add(minute);
      return minute;
    });
    scheduled.push({ ...step, due, minutes: minutes.sort((one, other) => one - other) });
  }
  return scheduled;
}

/** The first free time from the wanted one on, or the last one before it. In a full day it is the wanted time. */
function freeMinute(wanted: number, taken: ReadonlySet<number>, { first, last }: AwakeHours) {
  for (let minute = wanted; minute <= last; minute += doseGap)
    if (!taken.has(minute)) return minute;
  for (let minute = wanted; minute >= first; minute -= doseGap)
    if (!taken.has(minute)) return minute;
  return wanted;
}

/** Returns the doses of a date, "2026-11-29", in the order of their times. */
export function dosesOn(regimen: Regimen, date: string): Dose[] {
  return schedule(regimen)
    .filter(({ from, to }) => from <= date && (to === null || date <= to))
    .flatMap(({ drop, step, minutes, due }) =>
      minutes.map((minute, slot) => ({ dropId: drop.id, minute, due: due[slot] ?? minute, step })),
    )
    .sort((one, other) => one.minute - other.minute);
}

/** Returns the doses of a date, with those that are due at the same time and follow each other in one group. */
export function doseGroupsOn(regimen: Regimen, date: string): Dose[][] {
  const groups: Dose[][] = [];
  for (const dose of dosesOn(regimen, date)) {
    const last = groups.at(-1);
    if (last?.[0]?.due === dose.due) last.push(dose);
    else groups.push([dose]);
  }
  return groups;
}

/** A dose with the date whose timetable has it. */
export interface DatedDose extends Dose {
  date: string;
}

/**
 * Returns the first dose at or after a time, in milliseconds since 1970, by the clock of Oman (REQ-DROPS-6); null when all
 * drops have ended.
 */
export function nextDose(regimen: Regimen, now: number): DatedDose | null {
  const today = omanDay(now).date;
  const minute = omanMinute(now);
  // After midnight, the doses before bed are of yesterday's timetable.
  const yesterday = addDays(today, -1);
  const late = dosesOn(regimen, yesterday).find((dose) => dose.minute - minutesPerDay >= minute);
  if (late) return { ...late, date: yesterday };
  const next = dosesOn(regimen, today).find((dose) => dose.minute >= minute);
  if (next) return { ...next, date: today };
  const date = firstDayWithDoses(regimen, addDays(today, 1));
  const [first] = date ? dosesOn(regimen, date) : [];
  return first && date ? { ...first, date } : null;
}

function firstDayWithDoses(regimen: Regimen, from: string): string | null {
  const days = regimen.drops
    .flatMap(datedSteps)
    .filter(({ to }) => to === null || to >= from)
    .map((step) => (step.from > from ? step.from : from));
  return days.sort()[0] ?? null;
}

/** A change of a drop on a date. */
export type DropChange =
  | { kind: "start" | "step"; dropId: string; step: number; timesADay: number }
  | { kind: "end"; dropId: string };

/** Returns the first date after a date on which a drop begins, changes or has ended, with the changes of that date. */
export function nextChange(
  regimen: Regimen,
  date: string,
): { date: string; changes: DropChange[] } | null {
  const changes = regimen.drops.flatMap(changesOf).filter((change) => change.date > date);
  const next = changes.map((change) => change.date).sort()[0];
  if (!next) return null;
  return {
    date: next,
    changes: changes.filter((change) => change.date === next).map(({ change }) => change),
  };
}

function changesOf(drop: Drop): { date: string; change: DropChange }[] {
  const steps = datedSteps(drop);
  const end = steps.at(-1)?.to;
  const begins = steps.map(({ from, timesADay }, step) => ({
    date: from,
    change: { kind: step === 0 ? "start" : "step", dropId: drop.id, step, timesADay } as DropChange,
  }));
  if (!end) return begins;
  return [...begins, { date: addDays(end, 1), change: { kind: "end", dropId: drop.id } }];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
