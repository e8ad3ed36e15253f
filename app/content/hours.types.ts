import type { ExceptionalReason } from "./data/exceptional-hours.ts";
import type { Weekday } from "./data/hours.ts";

/**
 * Words from which hours are rendered (REQ-HOURS-1). `{…}` stands for a value: `{from}`, `{to}`, `{time}` are clock
 * times with their part of the day, `{first}`, `{last}`, `{day}` weekdays, `{date}`, `{firstDate}`, `{lastDate}` long
 * dates, `{sessions}` the day's sessions joined, `{reason}` one of `exceptional.reasons`.
 */
export interface HoursWords {
  /** Full names, in tables, spans and sentences. */
  weekdays: Record<Weekday, string>;
  /** After a clock time; a range names the part of the day once where both ends share it. */
  dayParts: Record<"night" | "morning" | "noon" | "evening", string>;
  /** Days with one session for all: the banner of /book-consultation, and support hours on /services. */
  spans: { banner: string; support: string };
  /** A day without sessions, in tables. */
  closed: string;
  /** Under today's weekday. */
  today: string;
  /** Beside the exact line: whose clock it follows. */
  clock: string;
  /** The exact line beside the badge (REQ-HOURS-9). `{today}` is one of the first two. */
  exact: {
    today: { one: string; more: string };
    beforeFirst: string;
    betweenSessions: string;
    open: string;
    afterLast: NextOpening;
    closedToday: NextOpening;
    /** No session ahead in any table. */
    noneAhead: string;
  };
  /** After the exact line where the badge, which follows hours of its own, says otherwise. */
  trust: string;
  /** Until when a branch is open or when it opens, beside its name. */
  brief: { open: string; today: string; later: NextOpening; noneAhead: string };
  /** Notice while an entry of `data/exceptional-hours.ts` is near (REQ-HOURS-12). */
  exceptional: {
    oneDay: string;
    moreDays: string;
    reasons: Record<ExceptionalReason, string>;
  };
}

/** The next opening: tomorrow, on a weekday within a week, or later on a date. */
export interface NextOpening {
  tomorrow: string;
  day: string;
  date: string;
}
