/** Calendar dates such as "2026-11-20", or empty. */
export interface DayRangeValue {
  firstDay: string;
  lastDay: string;
}

const dayLength = 86_400_000;

/** Days of the strip, which begins today. */
export const stripLength = 14;

/**
 * Returns the range after a click on a day: a day outside is added with all between, the first or last day is removed,
 * and from a day inside the range ends there. One day is always left. A click that is more than a strip away from the
 * range, for example from a holiday in three months, begins a new range.
 */
export function toggleDay({ firstDay, lastDay }: DayRangeValue, date: string): DayRangeValue {
  const isFar = dayFrom(date, stripLength) <= firstDay || dayFrom(lastDay, stripLength) <= date;
  if (!firstDay || !lastDay || lastDay < firstDay || isFar)
    return { firstDay: date, lastDay: date };
  if (date < firstDay) return { firstDay: date, lastDay };
  if (date > lastDay) return { firstDay, lastDay: date };
  if (firstDay === lastDay) return { firstDay, lastDay };
  if (date === firstDay) return { firstDay: dayFrom(date, 1), lastDay };
  return { firstDay, lastDay: date === lastDay ? dayFrom(date, -1) : date };
}

/** The date some days later or, with a negative number, earlier. */
function dayFrom(date: string, days: number): string {
  if (!date) return "";
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}
