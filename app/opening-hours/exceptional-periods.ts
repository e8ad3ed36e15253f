import type { DatedSessions } from "~/content/data/exceptional-hours.ts";
import { addDays, daysBetween } from "~/i18n/calendar-days.ts";
import { exceptionalHoursOn } from "./branch-hours.ts";

/**
 * Returns the periods in which each of a branch's exceptional hours apply, for programs that do not know which of two
 * come first: they do not overlap.
 */
export function exceptionalPeriods<Hours extends DatedSessions>(
  exceptionalHours: readonly Hours[],
): Hours[] {
  return exceptionalHours.flatMap((entry) => {
    const periods: Hours[] = [];
    let isOpen = false;
    for (const date of datesOf(entry)) {
      const applies = exceptionalHoursOn(exceptionalHours, date) === entry;
      const period = isOpen ? periods.pop() : undefined;
      if (period) periods.push(applies ? { ...period, last: date } : period);
      else if (applies) periods.push({ ...entry, first: date, last: date });
      isOpen = applies;
    }
    return periods;
  });
}

function datesOf({ first, last }: DatedSessions): string[] {
  const length = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length }, (_, index) => addDays(first, index));
}
