import type { HoursWords } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { BranchHours } from "./branch-hours.ts";
import { nextSevenDays } from "./week-rows.ts";

/**
 * Returns one sentence for each exception in the week table: the reason for the hours, and the dates (REQ-HOURS-12).
 */
export function hoursNotices(
  { exceptions }: BranchHours,
  instant: number,
  { exceptional }: Pick<HoursWords, "exceptional">,
  locale: Locale,
): string[] {
  const days = nextSevenDays(instant);
  return exceptions
    .filter(({ first, last }) => days.some(({ date }) => first <= date && date <= last))
    .map(({ first, last, reason }) =>
      interpolate(first === last ? exceptional.oneDay : exceptional.moreDays, {
        reason: exceptional.reasons[reason],
        date: formatDateLong(first, locale),
        firstDate: formatDateLong(first, locale),
        lastDate: formatDateLong(last, locale),
      }),
    );
}
