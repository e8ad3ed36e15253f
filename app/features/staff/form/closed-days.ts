import type { BranchId } from "~/content/data/branches.ts";
import { exceptionalHours } from "~/content/data/exceptional-hours.ts";
import { sessionsOn } from "~/opening-hours/branch-hours.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { weekdayOf } from "~/opening-hours/oman-day.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import type { RowOf } from "../session/staff-api.ts";

/**
 * Returns a function that says whether a branch is closed on a date, by its week and by the rows of opening exceptions.
 */
export function closedDays(rows: readonly RowOf<"opening_exceptions">[]) {
  const entries = [...rows.flatMap((row) => parseExceptionalHours(row) ?? []), ...exceptionalHours];
  // Closed days are independent of the sentence about them.
  const table = entries.map((entry) => ({ ...entry, sentence: "" }));
  return (branch: BranchId, date: string): boolean =>
    sessionsOn(hoursIn("contact", branch, table), { date, weekday: weekdayOf(date) }).length === 0;
}
