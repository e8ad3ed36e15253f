import { Banner } from "~/components/indicators/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import { type Session, type Weekday, weekdays } from "~/content/data/hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { addDays, daysBetween } from "~/i18n/calendar-days.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import { weekdayOf } from "~/opening-hours/oman-day.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import type { DayRangeValue } from "../form/day-range-value.ts";
import { daySpan } from "../form/day-span.ts";
import type { RowOf } from "../session/staff-api.ts";

/** The weekly hours of a branch on the selected days, after the opening exceptions that are in force on any of them. */
export function RegularHours({
  branch,
  name,
  range: { firstDay, lastDay },
  exceptions,
  words,
  hours,
}: {
  branch: BranchId;
  name: string;
  range: DayRangeValue;
  /** Opening exceptions on the site, the latest change first. */
  exceptions: readonly RowOf<"opening_exceptions">[];
  words: StaffNoticeWords["hours"];
  hours: HoursWords;
}) {
  const { locale } = useLanguage();
  const style = { words: hours, locale };
  const inForce = exceptions.flatMap((row) => {
    const entry = parseExceptionalHours(row);
    const isInForce =
      entry?.branches.includes(branch) && entry.first <= lastDay && firstDay <= entry.last;
    return entry && isInForce ? [{ ...entry, id: row.id, reason: row[`reason_${locale}`] }] : [];
  });
  return (
    <div className="stack gap-2">
      {inForce.map(({ id, first, last, sessions, reason }) => (
        <Banner key={id} kind="warning">
          {interpolate(words.exception, {
            reason,
            days: daySpan(first, last, locale),
            hours: dayText(sessions, style),
          })}
        </Banner>
      ))}
      <p className="secondary small">
        <Text>{interpolate(words.title, { branch: name })}</Text>
      </p>
      <ul>
        {groupsOf(branch, firstDay, lastDay).map(({ days, sessions }) => (
          <li key={days[0]} className="cluster spread links">
            <Text>{days.map((day) => hours.weekdays[day]).join(listSeparator(locale))}</Text>
            <span>
              <Text>{dayText(sessions, style)}</Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The weekdays of the days, those with the same hours together. */
function groupsOf(branch: BranchId, firstDay: string, lastDay: string) {
  const { week } = hoursIn("contact", branch, []);
  const groups = new Map<string, { days: Weekday[]; sessions: readonly Session[] }>();
  const chosen = weekdaysBetween(firstDay, lastDay);
  for (const day of weekdays.filter((one) => chosen.has(one))) {
    const key = JSON.stringify(week[day]);
    const group = groups.get(key);
    if (group) group.days.push(day);
    else groups.set(key, { days: [day], sessions: week[day] });
  }
  return [...groups.values()];
}

function weekdaysBetween(firstDay: string, lastDay: string): ReadonlySet<Weekday> {
  // The number is not finite while a date is missing.
  const length = Math.max(0, Math.min(weekdays.length, daysBetween(firstDay, lastDay) + 1 || 0));
  return new Set(Array.from({ length }, (_, ahead) => weekdayOf(addDays(firstDay, ahead))));
}
