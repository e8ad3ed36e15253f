import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { DatedSessions } from "~/content/data/exceptional-hours.ts";
import { addDays } from "~/i18n/calendar-days.ts";
import type { HoursValues } from "./hours-values.ts";

/**
 * Returns the periods that the entry changes: branches with the same hours share one. `isClosed` says whether a branch is
 * closed on a date anyway: such a day stays as it is, and another exception begins after it.
 */
export function periodsOf(
  { exceptions, firstDay, lastDay }: HoursValues,
  isClosed: (branch: BranchId, date: string) => boolean,
): DatedSessions[] {
  const periods: DatedSessions[] = [];
  for (const id of branchIds) {
    const { choice, sessions } = exceptions[id];
    if (choice === "regular") continue;
    const runs = runsOf(firstDay, lastDay, (date) => !isClosed(id, date));
    const [start, end] = [runs[0], runs.at(-1)];
    const own = choice === "closed" ? [] : sessions;
    // Days that are closed anyway may be inside a closed period.
    const days = choice === "closed" && start && end ? [[start[0], end[1]] as const] : runs;
    for (const [first, last] of days) {
      const same = periods.findIndex(
        (one) =>
          one.first === first &&
          one.last === last &&
          JSON.stringify(one.sessions) === JSON.stringify(own),
      );
      const found = periods[same];
      if (found) periods[same] = { ...found, branches: [...found.branches, id] };
      else periods.push({ first, last, branches: [id], sessions: own });
    }
  }
  return periods;
}

/** The dates from the first to the last, at most a year of them. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  if (Number.isNaN(Date.parse(first))) return dates;
  for (let date = first; date <= last && dates.length < 367; date = addDays(date, 1))
    dates.push(date);
  return dates;
}

/** The longest runs of dates that fit. */
function runsOf(
  first: string,
  last: string,
  fits: (date: string) => boolean,
): [first: string, last: string][] {
  const runs: [string, string][] = [];
  let isOpen = false;
  for (const date of datesBetween(first, last)) {
    const run = runs.at(-1);
    if (!fits(date)) isOpen = false;
    else if (isOpen && run) run[1] = date;
    else {
      runs.push([date, date]);
      isOpen = true;
    }
  }
  return runs;
}
