import type { HoursWords } from "~/content/hours-shape.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import type { Locale } from "~/i18n/locale.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { dayText, fillIn, timeText } from "./hours-text.ts";
import { omanDay, omanMinute } from "./muscat-clock.ts";

/** The next opening is looked for on this many days: longer than any feast or repair. */
const daysSearched = 60;

/** From this many days ahead on a weekday alone could be taken for the nearer one. */
const daysNamed = 7;

/**
 * What the badge cannot say (D11): the branch's own sessions of today and when it closes or opens next.
 * @example "Today's sessions: 8:30 AM-1:00 PM, 4:30-9:00 PM; opens again at 4:30 PM"
 */
export function exactLine(
  hours: BranchHours,
  instant: number,
  words: HoursWords,
  locale: Locale,
): string {
  const { exact } = words;
  const style = { words, locale, notation: hours.notation };
  const sessions = sessionsOn(hours, omanDay(instant));
  const minute = omanMinute(instant);
  const form = sessions.length > 1 ? exact.today.more : exact.today.one;
  const today = fillIn(form, { sessions: dayText(sessions, style) });
  const say = (template: string, at: number) =>
    fillIn(template, { today, time: timeText(at, style) });

  const current = sessions.find(({ from, to }) => from <= minute && minute < to);
  if (current) return say(exact.open, current.to);
  const later = sessions.find(({ from }) => from > minute);
  if (later) {
    return say(later === sessions[0] ? exact.beforeFirst : exact.betweenSessions, later.from);
  }
  const next = nextOpening(hours, instant);
  if (!next) return exact.noneAhead;
  const forms = sessions.length > 0 ? exact.afterLast : exact.closedToday;
  const when = next.daysAhead === 1 ? "tomorrow" : next.daysAhead < daysNamed ? "day" : "date";
  return fillIn(say(forms[when], next.from), {
    day: words.weekdays[next.weekday],
    date: formatDateLong(next.date, locale),
  });
}

/** The first session after today, or null when none is in sight. */
function nextOpening(hours: BranchHours, instant: number) {
  for (let daysAhead = 1; daysAhead <= daysSearched; daysAhead += 1) {
    const day = omanDay(instant, daysAhead);
    const first = sessionsOn(hours, day)[0];
    if (first) return { ...day, daysAhead, from: first.from };
  }
  return null;
}
