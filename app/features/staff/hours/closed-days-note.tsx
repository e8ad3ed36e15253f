import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import { weekdays } from "~/content/data/hours.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { weekdayOf } from "~/opening-hours/oman-day.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { datesBetween } from "./hours-periods.ts";
import type { HoursPreviewWords, HoursScreenProps } from "./hours-props.ts";
import { isRegularlyClosed } from "./hours-validation.ts";
import type { HoursValues } from "./hours-values.ts";

/** Closed days that are named with their dates; more are named by their weekday. */
const maxDates = 2;

/** A sentence with the days of the form on which a branch is closed in any case. Renders nothing when there are none. */
export function ClosedDaysNote({
  branch,
  name,
  values,
  words,
  preview,
}: {
  branch: BranchId;
  name: string;
  values: Pick<HoursValues, "firstDay" | "lastDay">;
  words: Pick<HoursScreenProps["words"], "closedDays">;
  /** The words of the person's language. */
  preview: HoursPreviewWords;
}) {
  const { locale, hours } = preview;
  const dates = datesBetween(values.firstDay, values.lastDay).filter((date) =>
    isRegularlyClosed(branch, date),
  );
  if (dates.length === 0) return null;
  const { week } = hoursIn("contact", branch, []);
  const closed = new Set(dates.map(weekdayOf));
  const isWeekly = dates.length > maxDates && [...closed].every((day) => week[day].length === 0);
  const { weekly, days } = words.closedDays;
  const parts = isWeekly
    ? weekdays.filter((day) => closed.has(day)).map((day) => hours.weekdays[day])
    : dates.map((date) => dayAndDate(date, hours.weekdays, locale));
  return (
    <p className="secondary small">
      <Text>
        {interpolate(isWeekly ? weekly : days, {
          branch: name,
          days: new Intl.ListFormat(locale).format(parts),
        })}
      </Text>
    </p>
  );
}
