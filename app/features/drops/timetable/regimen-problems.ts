import { isCalendarDate } from "~/i18n/calendar-days.ts";
import { awakeHours, doseGap, dosesThatFit, minutesNeeded } from "./awake-hours.ts";
import {
  cleanName,
  type Drop,
  type DropStep,
  datedSteps,
  lastDay,
  type Regimen,
  regimenLimits,
} from "./regimen.ts";
import { schedule } from "./timetable.ts";

/** A field of a regimen: the path of its value, such as `drops.0.steps.2.days`, and `awake` for the hours awake. */
type FieldPath =
  | "drops"
  | "awake"
  | `drops.${number}.${"name" | "start" | "steps"}`
  | `drops.${number}.steps.${number}.${"timesADay" | "days"}`;

export type RegimenProblem = { path: FieldPath } & (
  | {
      kind:
        | "too-many-drops"
        | "empty-name"
        | "long-name"
        | "no-date"
        | "no-steps"
        | "too-many-steps"
        | "times-out-of-range"
        | "days-out-of-range"
        /** The last day of a step is before its first. */
        | "end-before-start"
        /** A step without an end that is not the last one. */
        | "step-after-no-end"
        | "never-awake"
        /** Two doses of the drop are nearer than half of their even distance, because other drops have the times. */
        | "crowded";
    }
  /** The drop ended before today, on `lastDay`. */
  | { kind: "in-the-past"; lastDay: string }
  /** The doses do not fit into the day: `minutes` are awake, `needed` is the least for `doses` (of one drop, or of a day). */
  | { kind: "day-too-short"; doses: number; minutes: number; needed: number }
);

/**
 * Returns what a visitor has to correct before the timetable is usable, in the order of the fields; empty for a regimen
 * without problems (REQ-DROPS-5). `today` is Oman's date.
 */
export function problemsOf(regimen: Regimen, today: string): RegimenProblem[] {
  const { drops } = regimen;
  const problems: RegimenProblem[] = [];
  if (drops.length > regimenLimits.drops) problems.push({ path: "drops", kind: "too-many-drops" });
  problems.push(...drops.flatMap((drop, index) => problemsOfDrop(drop, index, today)));
  if (regimen.wakeMinute === regimen.sleepMinute) {
    problems.push({ path: "awake", kind: "never-awake" });
  }
  // The timetable of an invalid regimen has no meaning.
  return problems.some(({ kind }) => kind !== "in-the-past" && kind !== "empty-name")
    ? problems
    : [...problems, ...problemsOfDay(regimen)];
}

function problemsOfDrop(drop: Drop, index: number, today: string): RegimenProblem[] {
  const problems: RegimenProblem[] = [];
  const add = (field: "name" | "start" | "steps", kind: "empty-name" | "long-name" | "no-date") =>
    problems.push({ path: `drops.${index}.${field}`, kind });
  const name = cleanName(drop.name);
  if (!name) add("name", "empty-name");
  if ([...name].length > regimenLimits.nameLength) add("name", "long-name");
  if (!isCalendarDate(drop.start))
    return [...problems, { path: `drops.${index}.start`, kind: "no-date" }];
  const path = `drops.${index}.steps` as const;
  if (drop.steps.length === 0) problems.push({ path, kind: "no-steps" });
  if (drop.steps.length > regimenLimits.steps) problems.push({ path, kind: "too-many-steps" });
  const ofSteps = drop.steps.flatMap((step, at) =>
    problemsOfStep(step, `${path}.${at}`, at === drop.steps.length - 1),
  );
  problems.push(...ofSteps);
  const last = ofSteps.length === 0 ? lastDay(drop) : null;
  if (last && last < today) problems.push({ path, kind: "in-the-past", lastDay: last });
  return problems;
}

function problemsOfStep(
  { timesADay, days }: DropStep,
  path: `drops.${number}.steps.${number}`,
  isLast: boolean,
): RegimenProblem[] {
  const problems: RegimenProblem[] = [];
  if (!isBetween(timesADay, regimenLimits.timesADay)) {
    problems.push({ path: `${path}.timesADay`, kind: "times-out-of-range" });
  }
  if (days === null) {
    if (!isLast) problems.push({ path: `${path}.days`, kind: "step-after-no-end" });
  } else if (days < 1) problems.push({ path: `${path}.days`, kind: "end-before-start" });
  else if (!isBetween(days, regimenLimits.days)) {
    problems.push({ path: `${path}.days`, kind: "days-out-of-range" });
  }
  return problems;
}

function isBetween(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}

/** The doses that do not fit into the hours awake: of one drop, of the fullest day, or too near to each other. */
function problemsOfDay(regimen: Regimen): RegimenProblem[] {
  const hours = awakeHours(regimen);
  const minutes = hours.last - hours.first;
  const steps = regimen.drops.flatMap((drop, index) =>
    datedSteps(drop).map((dates, at) => ({ ...dates, drop, path: stepPath(index, at) })),
  );
  const tooOften = steps.filter(({ timesADay }) => minutesNeeded(timesADay) > minutes);
  const doses = Math.max(0, ...steps.map(({ from }) => dosesOfDay(steps, from)));
  if (tooOften.length > 0 || doses > dosesThatFit(hours)) {
    const ofDrops = tooOften.map(({ timesADay, path }): RegimenProblem => {
      const needed = minutesNeeded(timesADay);
      return { path, kind: "day-too-short", doses: timesADay, minutes, needed };
    });
    if (doses <= dosesThatFit(hours)) return ofDrops;
    const needed = (doses - 1) * doseGap;
    return [...ofDrops, { path: "awake", kind: "day-too-short", doses, minutes, needed }];
  }
  return schedule(regimen)
    .filter(({ minutes: times, timesADay }) => {
      const even = minutes / Math.max(1, timesADay - 1);
      return times.some((time, at) => at > 0 && time - (times[at - 1] ?? 0) < even / 2);
    })
    .map(({ drop, step }) => ({
      path: stepPath(regimen.drops.indexOf(drop), step),
      kind: "crowded",
    }));
}

function stepPath(drop: number, step: number) {
  return `drops.${drop}.steps.${step}.timesADay` as const;
}

function dosesOfDay(
  steps: readonly { from: string; to: string | null; timesADay: number }[],
  date: string,
): number {
  return steps
    .filter(({ from, to }) => from <= date && (to === null || date <= to))
    .reduce((sum, { timesADay }) => sum + timesADay, 0);
}
