import type { HoursWords, NextOpening } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { type HoursStyle, timeText } from "./hours-text.ts";
import { type OmanDay, omanDay } from "./oman-day.ts";
import { omanMinute } from "./oman-minute.ts";

/** The next opening is searched on this many days: longer than any holiday or closure. */
const daysSearched = 60;

/** From this many days ahead a weekday alone would be ambiguous. */
const daysNamed = 7;

/** The start of a session: in so many days, at a minute of that day. */
export interface Opening extends OmanDay {
  daysAhead: number;
  from: number;
}

/** The opening status of a branch by its own sessions; the badge follows another rule (REQ-HOURS-9). */
export type OpeningStatus =
  /** In a session that ends at this minute of the day. */
  | { open: true; until: number }
  /** Between sessions; null when no opening is found. */
  | { open: false; next: Opening | null };

/** Returns the opening status of a branch at a time, in milliseconds since 1970. */
export function getOpeningStatus(hours: BranchHours, instant: number): OpeningStatus {
  const minute = omanMinute(instant);
  const today = omanDay(instant);
  const sessions = sessionsOn(hours, today);
  const current = sessions.find(({ from, to }) => from <= minute && minute < to);
  if (current) return { open: true, until: current.to };
  const later = sessions.find(({ from }) => from > minute);
  if (later) return { open: false, next: { ...today, daysAhead: 0, from: later.from } };
  for (let daysAhead = 1; daysAhead <= daysSearched; daysAhead += 1) {
    const day = omanDay(instant, daysAhead);
    const first = sessionsOn(hours, day)[0];
    if (first) return { open: false, next: { ...day, daysAhead, from: first.from } };
  }
  return { open: false, next: null };
}

/** Returns an opening on a later day in words: tomorrow, by its weekday, or by its date. */
export function openingText(
  { daysAhead, from, weekday, date }: Opening,
  forms: NextOpening,
  style: HoursStyle,
): string {
  const when = daysAhead === 1 ? "tomorrow" : daysAhead < daysNamed ? "day" : "date";
  return interpolate(forms[when], {
    time: timeText(from, style),
    day: style.words.weekdays[weekday],
    date: formatDateLong(date, style.locale),
  });
}

/**
 * Returns the time until which a branch is open, or at which it opens, in a few words.
 * @example "until 7:00 PM", "opens tomorrow at 8:30 AM"
 */
export function shortOpeningStatus(
  status: OpeningStatus,
  brief: HoursWords["brief"],
  style: HoursStyle,
): string {
  if (status.open) return interpolate(brief.open, { time: timeText(status.until, style) });
  const { next } = status;
  if (!next) return brief.noneAhead;
  if (next.daysAhead > 0) return openingText(next, brief.later, style);
  return interpolate(brief.today, { time: timeText(next.from, style) });
}
