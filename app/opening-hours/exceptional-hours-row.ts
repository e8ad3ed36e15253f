import type { ExceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { Session } from "~/content/data/hours.ts";
import { minutesPerDay } from "./oman-minute.ts";
import { areTexts, knownBranches } from "./staff-row-values.ts";

/** The used columns of a row of the table `opening_exceptions`. Their values are not validated. */
export type ExceptionalHoursRow = Partial<
  Record<"branches" | "first_day" | "last_day" | "sessions" | "reason_en" | "reason_ar", unknown>
>;

/** Returns the hours of a row; null for a malformed one. */
export function parseExceptionalHours({
  branches,
  first_day,
  last_day,
  sessions,
  reason_en,
  reason_ar,
}: ExceptionalHoursRow): ExceptionalHours | null {
  if (!areTexts(first_day, last_day, reason_en, reason_ar)) return null;
  if (!Array.isArray(branches) || !areSessions(sessions)) return null;
  return {
    first: String(first_day),
    last: String(last_day),
    branches: knownBranches(branches),
    sessions,
    reason: { en: String(reason_en), ar: String(reason_ar) },
  };
}

/** Whether the sessions are in order and within the day. */
function areSessions(value: unknown): value is readonly Session[] {
  if (!Array.isArray(value)) return false;
  const minutes = value.flatMap((session) => [session?.from, session?.to]);
  return minutes.every(
    (minute, index) =>
      Number.isInteger(minute) &&
      minute <= minutesPerDay &&
      minute > (index === 0 ? -1 : minutes[index - 1]),
  );
}
