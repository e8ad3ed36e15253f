import type { BranchId } from "~/content/data/branches.ts";
import type { Session } from "~/content/data/hours.ts";
import type { DayPart } from "~/content/data/visit.ts";
import { sessionsOn } from "~/opening-hours/branch-hours.ts";
import { hoursIn } from "~/opening-hours/hours-table.ts";
import { type OmanDay, omanDay } from "~/opening-hours/muscat-clock.ts";
import { omanOffset } from "~/opening-hours/muscat-minute.ts";
import type { PageException } from "~/opening-hours/page-exceptions.ts";

const daysOfWeek = 7;
const noon = 12 * 60;
const minuteLength = 60_000;

/** The days of one week of the strip, which begins tomorrow, with their sessions. */
export function weekOfVisit(
  branch: BranchId,
  now: number,
  week: number,
  exceptions: readonly PageException[],
): (OmanDay & { sessions: readonly Session[] })[] {
  const hours = hoursIn("contact", branch, exceptions);
  return Array.from({ length: daysOfWeek }, (_, index) => {
    const day = omanDay(now, 1 + week * daysOfWeek + index);
    return { ...day, sessions: sessionsOn(hours, day) };
  });
}

/** The sessions of a branch on a date. */
export function sessionsOnDate(
  branch: BranchId,
  date: string,
  exceptions: readonly PageException[],
): readonly Session[] {
  return sessionsOn(hoursIn("contact", branch, exceptions), omanDay(startOfDay(date)));
}

/** The session that a part of the day is, on a day with one in the morning and one in the evening. */
export function sessionOfPart(sessions: readonly Session[], part: DayPart): Session | undefined {
  if (sessions.length < 2) return undefined;
  if (part === "morning") return sessions.find(({ from }) => from < noon);
  return part === "evening" ? sessions.find(({ from }) => from >= noon) : undefined;
}

/** The time of an appointment, in milliseconds since 1970. */
export function appointmentInstant(date: string, minute: number): number {
  return startOfDay(date) + minute * minuteLength;
}

function startOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - omanOffset;
}
