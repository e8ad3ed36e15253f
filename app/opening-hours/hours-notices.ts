import { type BranchHours, exceptionOn } from "./branch-hours.ts";
import { nextSevenDays } from "./week-rows.ts";

/** Returns the notice of each exception that changes a day of the week table (REQ-HOURS-12). */
export function hoursNotices({ exceptions }: Pick<BranchHours, "exceptions">, instant: number) {
  const notices = nextSevenDays(instant).flatMap(
    ({ date }) => exceptionOn(exceptions, date)?.notice ?? [],
  );
  return [...new Set(notices)];
}
