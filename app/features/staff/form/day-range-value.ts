import { addDays } from "~/i18n/calendar-days.ts";

/** Calendar dates such as "2026-11-20", or empty. */
export interface DayRangeValue {
  firstDay: string;
  lastDay: string;
}

/** Days of the strip, which begins today. */
export const stripLength = 14;

/**
 * Returns the range after a click on a day: a day outside is added with all between, the first or last day is removed,
 * and from a day inside the range ends there. One day is always left. A click that is more than a strip away from the
 * range, for example from a holiday in three months, begins a new range.
 */
export function toggleDay({ firstDay, lastDay }: DayRangeValue, date: string): DayRangeValue {
  const newRange = { firstDay: date, lastDay: date };
  if (!firstDay || !lastDay || lastDay < firstDay) return newRange;
  if (addDays(date, stripLength) <= firstDay || addDays(lastDay, stripLength) <= date)
    return newRange;
  if (date < firstDay) return { firstDay: date, lastDay };
  if (date > lastDay) return { firstDay, lastDay: date };
  if (firstDay === lastDay) return { firstDay, lastDay };
  if (date === firstDay) return { firstDay: addDays(date, 1), lastDay };
  return { firstDay, lastDay: date === lastDay ? addDays(date, -1) : date };
}
