import { type BranchHours, exceptionalHoursOn } from "./branch-hours.ts";
import { nextSevenDays } from "./week-rows.ts";

/** Returns the sentences about the exceptional hours that change a day of the week table (REQ-HOURS-12). */
export function exceptionalHoursSentences(
  { exceptionalHours }: Pick<BranchHours, "exceptionalHours">,
  instant: number,
) {
  const sentences = nextSevenDays(instant).flatMap(
    ({ date }) => exceptionalHoursOn(exceptionalHours, date)?.sentence ?? [],
  );
  return [...new Set(sentences)];
}
