import { type BranchHours, exceptionalHoursOn } from "./branch-hours.ts";
import { nextSevenDays } from "./week-rows.ts";

/** Returns the notices of the exceptional hours that change a day of the week table (REQ-HOURS-12). */
export function hoursNotices(
  { exceptionalHours }: Pick<BranchHours, "exceptionalHours">,
  instant: number,
) {
  const notices = nextSevenDays(instant).flatMap(
    ({ date }) => exceptionalHoursOn(exceptionalHours, date)?.notice ?? [],
  );
  return [...new Set(notices)];
}
