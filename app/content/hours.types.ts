import type { ExceptionalReason } from "./data/exceptional-hours.ts";
import type { Weekday } from "./data/hours.ts";

/**
 * Words that opening hours are rendered with (REQ-HOURS-1). `{…}` is a value: `{from}`, `{to}`, `{time}` are clock
 * times with their part of the day, `{first}`, `{last}`, `{day}` weekdays, `{date}`, `{firstDate}`, `{lastDate}` long
 * dates, `{sessions}` the day's sessions joined, `{reason}` one of `exceptional.reasons`.
 */
export interface HoursWords {
  /** Full names, in tables, spans and sentences. */
  weekdays: Record<Weekday, string>;
  /** Follows a clock time; a range has it once when both ends share it. */
  dayParts: Record<"night" | "morning" | "noon" | "evening", string>;
  /** Days with one session for all: the banner of /book-consultation, and the support hours of /services. */
  spans: { banner: string; support: string };
  /** Shown for a day without sessions, in tables. */
  closed: string;
  /** Label below today's weekday. */
  today: string;
  /** Shown beside the hours summary: names the clock of the times. */
  clock: string;
  /** The hours summary beside the badge (REQ-HOURS-9). `{today}` is one of the first two. */
  exact: {
    today: { one: string; more: string };
    beforeFirst: string;
    betweenSessions: string;
    open: string;
    afterLast: NextOpening;
    closedToday: NextOpening;
    /** Shown when no table has a session ahead. */
    noneAhead: string;
  };
  /** Shown after the hours summary when the badge, which follows another rule, differs. */
  trust: string;
  /** The time until which a branch is open, or at which it opens, beside its name. */
  brief: { open: string; today: string; later: NextOpening; noneAhead: string };
  /** Before the regular hours that exceptional ones replace, for screen readers. */
  instead: string;
  /** The sentence shortly before and during an entry of `data/exceptional-hours.ts` (REQ-HOURS-12). */
  exceptional: {
    other: ExceptionalHoursSentence;
    closed: ExceptionalHoursSentence;
    reasons: Record<ExceptionalReason, string>;
  };
}

/** A sentence about one day, and one about several days. */
interface ExceptionalHoursSentence {
  oneDay: string;
  moreDays: string;
}

/** The next opening: tomorrow, on a weekday within a week, or later on a date. */
export interface NextOpening {
  tomorrow: string;
  day: string;
  date: string;
}
