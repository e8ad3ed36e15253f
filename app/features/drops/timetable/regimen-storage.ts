import { capColours, eyes, onceTimes } from "~/content/data/drops.ts";
import { isCalendarDate } from "~/i18n/calendar-days.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import {
  cleanName,
  type Drop,
  type DropStep,
  type NightSleep,
  type Regimen,
  regimenLimits,
} from "./regimen.ts";

/** Changes with the shape of a regimen; a text of another version is not read. */
const version = 1;

const lastMinute = minutesPerDay - 1;

/** Returns a regimen as text for the device's storage. */
export function serializeRegimen(regimen: Regimen): string {
  return JSON.stringify({ version, ...regimen });
}

/**
 * Reads a regimen from the device's storage. A text with an unknown value, a value out of its limits, or a step after one
 * without end is malformed as a whole and gives null: half of a prescription would be worse than none (REQ-DROPS-8).
 */
export function parseRegimen(text: string | null): Regimen | null {
  try {
    return regimenIn(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

function regimenIn(value: unknown): Regimen {
  assert(isRecord(value));
  const { version: written, drops: list, wakeMinute, sleepMinute, nightSleep } = value;
  assert(written === version && Array.isArray(list) && list.length <= regimenLimits.drops);
  assert(isIntegerIn(wakeMinute, 0, lastMinute) && isIntegerIn(sleepMinute, 0, lastMinute));
  const drops = list.map(dropIn);
  assert(new Set(drops.map(({ id }) => id)).size === drops.length);
  const regimen = { drops, wakeMinute, sleepMinute };
  return nightSleep === undefined ? regimen : { ...regimen, nightSleep: nightSleepIn(nightSleep) };
}

function nightSleepIn(value: unknown): NightSleep {
  assert(isRecord(value));
  const { from, to } = value;
  assert(isIntegerIn(from, 0, lastMinute) && isIntegerIn(to, 0, lastMinute));
  return { from, to };
}

function dropIn(value: unknown): Drop {
  assert(isRecord(value));
  const { id, name, cap, eye, start, steps } = value;
  assert(isText(id) && isText(name) && isText(start) && isCalendarDate(start));
  assert(Array.isArray(steps) && isIntegerIn(steps.length, 1, regimenLimits.steps));
  return {
    id,
    name: cleanName(name),
    cap: oneOf(capColours, cap),
    eye: oneOf(eyes, eye),
    start,
    steps: steps.map((step, index) => stepIn(step, index === steps.length - 1)),
  };
}

function stepIn(value: unknown, isLast: boolean): DropStep {
  assert(isRecord(value));
  const { timesADay, days, onceAt } = value;
  assert(isIntegerIn(timesADay, 1, regimenLimits.timesADay));
  assert(isIntegerIn(days, 1, regimenLimits.days) || (days === null && isLast));
  const step = { timesADay, days };
  return onceAt === undefined ? step : { ...step, onceAt: oneOf(onceTimes, onceAt) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && [...value].length <= regimenLimits.nameLength;
}

function isIntegerIn(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value {
  const found = values.find((known) => known === value);
  assert(found !== undefined);
  return found;
}

function assert(isWellFormed: boolean): asserts isWellFormed {
  if (!isWellFormed) throw new Error("The stored regimen is malformed");
}
