import type { CapColour, Eye, OnceTime } from "~/content/data/drops.ts";
import { addDays } from "~/i18n/calendar-days.ts";

/** Days of the same dose. A tapering drop has several, one after the other. */
export interface DropStep {
  /** 1 to 24. */
  timesADay: number;
  /** 1 to 365; `null` is no end, which only the last step can have. */
  days: number | null;
  /** When a drop is due once a day; the morning if absent. Without effect on other steps. */
  onceAt?: OnceTime;
}

export interface Drop {
  /** Unique in the regimen. */
  id: string;
  /** As the visitor copied it from the bottle. */
  name: string;
  cap: CapColour;
  eye: Eye;
  /** First day, "2026-11-29". */
  start: string;
  /** At least one. */
  steps: readonly DropStep[];
}

/** Minutes of the day at which the visitor falls asleep and gets up. */
export interface NightSleep {
  from: number;
  to: number;
}

/** A prescription as the visitor copied it. The order of the drops is the order at the same time of day. */
export interface Regimen {
  drops: readonly Drop[];
  /** Minute of the day at which the visitor gets up. */
  wakeMinute: number;
  /** Minute of the day at which the visitor goes to bed. A smaller one than `wakeMinute` is after midnight. */
  sleepMinute: number;
  /** When the visitor sleeps in the nights of Ramadan, in minutes of the day; `usualNightSleep` if absent. */
  nightSleep?: NightSleep;
}

/** Hours of sleep that the visitor has not chosen: from 11 PM to 4 AM. */
const usualNightSleep: NightSleep = { from: 23 * 60, to: 4 * 60 };

export function nightSleepOf({ nightSleep = usualNightSleep }: Regimen): NightSleep {
  return nightSleep;
}

/** Bounds of a regimen (REQ-DROPS-1). At most 20 drops fit on a page of paper. */
export const regimenLimits = {
  drops: 20,
  nameLength: 60,
  steps: 12,
  timesADay: 24,
  days: 365,
} as const;

/** A step with its dates. */
export interface StepDates extends DropStep {
  /** First day, "2026-11-29". */
  from: string;
  /** Last day, inclusive; `null` is no end. */
  to: string | null;
}

/** Returns the steps of a drop with their dates: each begins on the day after the one before. */
export function datedSteps({ start, steps }: Pick<Drop, "start" | "steps">): StepDates[] {
  let from = start;
  const dated: StepDates[] = [];
  for (const step of steps) {
    const to = step.days === null ? null : addDays(from, step.days - 1);
    dated.push({ ...step, from, to });
    if (to === null) break;
    from = addDays(to, 1);
  }
  return dated;
}

/** Returns the step that a drop has on a date, with its index; null before the first and after the last day. */
export function findStepOn(drop: Drop, date: string): (StepDates & { index: number }) | null {
  const steps = datedSteps(drop);
  const index = steps.findIndex(({ from, to }) => from <= date && (to === null || date <= to));
  const step = steps[index];
  return step ? { ...step, index } : null;
}

/** Returns the steps that a drop has from a date on, or all steps after its last day. */
export function stepsFrom(drop: Drop, date: string): StepDates[] {
  const steps = datedSteps(drop);
  const left = steps.filter(({ to }) => to === null || to >= date);
  return left.length > 0 ? left : steps;
}

/** Returns the last day of a drop, "2026-11-29"; `null` when it has no end. */
export function lastDay(drop: Pick<Drop, "start" | "steps">): string | null {
  return datedSteps(drop).at(-1)?.to ?? null;
}

/**
 * Returns a name without control characters and marks of direction, which could show one drop's name as another's, and
 * without blanks at its ends (REQ-DROPS-2). It is not shortened.
 */
export function cleanName(name: string): string {
  return name
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .trim();
}
