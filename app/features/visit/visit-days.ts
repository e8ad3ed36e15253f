import type { BranchId } from "~/content/data/branches.ts";
import type { Session } from "~/content/data/hours.ts";
import type { DayPart } from "~/content/data/visit.ts";
import { exceptionalHoursOn, sessionsOn } from "~/opening-hours/branch-hours.ts";
import { hoursIn } from "~/opening-hours/hours-table.ts";
import { type OmanDay, omanDay } from "~/opening-hours/oman-day.ts";
import { omanOffset } from "~/opening-hours/oman-minute.ts";
import type { PageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import type { VisitState } from "./visit-state.ts";

const daysOfWeek = 7;

/** The last week of the strip, counted from 0: an appointment further ahead is agreed by phone. */
export const lastWeek = 8;

const noon = 12 * 60;
const minuteLength = 60_000;

/** The days of one week of the strip, which begins tomorrow, with their sessions. */
export function weekOfVisit(
  branch: BranchId,
  now: number,
  week: number,
  exceptionalHours: readonly PageExceptionalHours[],
): (OmanDay & { sessions: readonly Session[] })[] {
  const hours = hoursIn("contact", branch, exceptionalHours);
  return Array.from({ length: daysOfWeek }, (_, index) => {
    const day = omanDay(now, 1 + week * daysOfWeek + index);
    return { ...day, sessions: sessionsOn(hours, day) };
  });
}

/** The preferred day, if it can be chosen on the strip: an open day of the branch within the weeks of the strip. */
export function findOpenDay(
  { branch, day }: Pick<VisitState, "branch" | "day">,
  now: number,
  exceptionalHours: readonly PageExceptionalHours[],
): string | undefined {
  if (!day || day <= omanDay(now).date) return undefined;
  if (day > omanDay(now, (lastWeek + 1) * daysOfWeek).date) return undefined;
  return sessionsOnDate(branch, day, exceptionalHours).length > 0 ? day : undefined;
}

/** The sessions of a branch on a date. */
export function sessionsOnDate(
  branch: BranchId,
  date: string,
  exceptionalHours: readonly PageExceptionalHours[],
): readonly Session[] {
  return sessionsOn(hoursIn("contact", branch, exceptionalHours), omanDay(startOfDay(date)));
}

/** True when a minute of the day lies in a session of a branch. A session does not include its last minute. */
export function isOpenAt(
  branch: BranchId,
  date: string,
  minute: number,
  exceptionalHours: readonly PageExceptionalHours[],
): boolean {
  return sessionsOnDate(branch, date, exceptionalHours).some(
    ({ from, to }) => minute >= from && minute < to,
  );
}

/** The notice of exceptional hours that a branch has on a date. */
export function hoursNoticeOn(
  branch: BranchId,
  date: string,
  exceptionalHours: readonly PageExceptionalHours[],
): string | undefined {
  return exceptionalHoursOn(hoursIn("contact", branch, exceptionalHours).exceptionalHours, date)
    ?.notice;
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
