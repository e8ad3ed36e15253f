import { daysBetween } from "~/i18n/calendar-days.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import type { PageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import { sessionOfPart, sessionsOnDate } from "./visit-days.ts";
import type { VisitState } from "./visit-state.ts";

/** An appointment is chosen at most so many days ahead. */
export const daysAhead = 366;

/** Minutes between two times of the buttons. */
const quarter = 15;

/** A value before and one after; undefined where there is none. */
interface Steps<Value> {
  less: Value | undefined;
  more: Value | undefined;
}

/** The open days before and after the date of the appointment. The first one is the preferred day, or the next open one. */
export function stepsOfDate(
  { branch, day, date }: VisitState,
  now: number,
  exceptionalHours: readonly PageExceptionalHours[],
): Steps<string> {
  if (!date) return { less: undefined, more: day ?? find(0, 1) };
  const place = daysBetween(omanDay(now).date, date);
  return { less: find(Math.min(place, daysAhead + 1), -1), more: find(Math.max(place, -1), 1) };

  /** The first open day of the branch from one place on, in days after today. */
  function find(place: number, change: 1 | -1): string | undefined {
    for (let ahead = place + change; ahead >= 0 && ahead <= daysAhead; ahead += change) {
      const next = omanDay(now, ahead).date;
      if (sessionsOnDate(branch, next, exceptionalHours).length > 0) return next;
    }
    return undefined;
  }
}

/** The quarters of an hour before and after the time of the appointment, in the opening hours of a day. */
export function stepsOfTime(
  { branch, part, time }: VisitState,
  date: string,
  exceptionalHours: readonly PageExceptionalHours[],
): Steps<number> {
  const sessions = sessionsOnDate(branch, date, exceptionalHours);
  const times = sessions.flatMap(({ from, to }) =>
    Array.from({ length: Math.ceil((to - from) / quarter) }, (_, index) => from + index * quarter),
  );
  if (time === undefined) {
    const preferred = part && sessionOfPart(sessions, part)?.from;
    return { less: undefined, more: preferred ?? times[0] };
  }
  return {
    less: times.findLast((minute) => minute < time),
    more: times.find((minute) => minute > time),
  };
}
