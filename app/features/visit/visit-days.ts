import type { OpenRange } from "~/components/text/day-line.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import type { Session } from "~/content/data/hours.ts";
import { type DayPart, dayParts } from "~/content/data/visit.ts";
import { omanOffset } from "~/i18n/oman-date.ts";
import { exceptionalHoursOn, sessionsOn } from "~/opening-hours/branch-hours.ts";
import { type OmanDay, omanDay, weekdayOf } from "~/opening-hours/oman-day.ts";
import type { PageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import type { VisitState } from "./visit-state.ts";

const daysOfWeek = 7;

/** The last week of the strip, counted from 0: an appointment further ahead is agreed by phone. */
export const lastWeek = 8;

const minutesPerHour = 60;
const noon = 12 * minutesPerHour;
const evening = 15 * minutesPerHour;
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

/** Returns the choices without a preferred day, or a part of it, that cannot be chosen because the branch is closed. */
export function withoutClosedTimes(
  { day, part, ...others }: VisitState,
  now: number,
  exceptionalHours: readonly PageExceptionalHours[],
): VisitState {
  const isOnStrip =
    day !== undefined &&
    day > omanDay(now).date &&
    day <= omanDay(now, (lastWeek + 1) * daysOfWeek).date &&
    sessionsOnDate(others.branch, day, exceptionalHours).length > 0;
  const dated = { ...others, ...(isOnStrip && { day }) };
  const isOpen = part && partsOfVisit(dated, exceptionalHours).includes(part);
  return { ...dated, ...(isOpen && { part }) };
}

/** The sessions of a branch on a date. */
export function sessionsOnDate(
  branch: BranchId,
  date: string,
  exceptionalHours: readonly PageExceptionalHours[],
): readonly Session[] {
  return sessionsOn(hoursIn("contact", branch, exceptionalHours), {
    date,
    weekday: weekdayOf(date),
  });
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

/** The sentence about the exceptional hours that a branch has on a date. */
export function exceptionalHoursSentenceOn(
  branch: BranchId,
  date: string,
  exceptionalHours: readonly PageExceptionalHours[],
): string | undefined {
  return exceptionalHoursOn(hoursIn("contact", branch, exceptionalHours).exceptionalHours, date)
    ?.sentence;
}

/** The session of a part of the day; undefined when the branch is closed then, and for the choice of any time. */
export function sessionOfPart(sessions: readonly Session[], part: DayPart): Session | undefined {
  if (part === "morning") return sessions.find(({ from }) => from < noon);
  return part === "evening" ? sessions.find(({ to }) => to > evening) : undefined;
}

/** The parts of the preferred day that can be chosen: those with a session, or all while no day is chosen. */
export function partsOfVisit(
  { branch, day }: Pick<VisitState, "branch" | "day">,
  exceptionalHours: readonly PageExceptionalHours[],
): readonly DayPart[] {
  if (!day) return dayParts;
  const sessions = sessionsOnDate(branch, day, exceptionalHours);
  const open = dayParts.filter((part) => sessionOfPart(sessions, part));
  return open.length > 1 ? dayParts : open;
}

/** Sessions in hours of the day, for the line of the day. */
export function openRanges(sessions: readonly Session[]): OpenRange[] {
  return sessions.map(({ from, to }) => ({ from: from / minutesPerHour, to: to / minutesPerHour }));
}

/** The time of an appointment, in milliseconds since 1970. */
export function appointmentInstant(date: string, minute: number): number {
  return Date.parse(`${date}T00:00:00Z`) - omanOffset + minute * minuteLength;
}
