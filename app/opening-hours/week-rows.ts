import type { HoursRow } from "~/components/text/hours-table.tsx";
import { weekdays } from "~/content/data/hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { dayText, sessionText } from "./hours-text.ts";
import { omanDay } from "./oman-day.ts";

/**
 * Returns the rows of a branch's week table, Monday to Sunday. Each row is the next such day, including today, so
 * that an exceptional day appears a week before (REQ-HOURS-12), with the regular hours that it replaces (REQ-STAFF-61).
 */
export function weekRows(
  hours: BranchHours,
  instant: number,
  words: Omit<HoursWords, "spans" | "brief" | "exceptional">,
  locale: Locale,
): HoursRow[] {
  const style = { words, locale, notation: hours.notation };
  const days = nextSevenDays(instant).sort(
    (a, b) => weekdays.indexOf(a.weekday) - weekdays.indexOf(b.weekday),
  );
  return days.map((day) => {
    const sessions = sessionsOn(hours, day);
    const closed = sessions.length === 0;
    const regular = dayText(hours.week[day.weekday], style);
    return {
      day: words.weekdays[day.weekday],
      closed,
      lines: closed ? [words.closed] : sessions.map((session) => sessionText(session, style)),
      ...(regular !== dayText(sessions, style) && {
        instead: { label: words.instead, text: regular },
      }),
      bars: sessions.map(({ from, to }) => ({ from: from / 60, to: to / 60 })),
    };
  });
}

/** Returns today and the six days after it: the days of a week table. */
export function nextSevenDays(instant: number) {
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => omanDay(instant, ahead));
}
