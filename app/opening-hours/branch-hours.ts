import type { ContactBranchId } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import type { DatedSessions } from "~/content/data/exceptional-hours.ts";
import {
  bookingHours,
  contactHours,
  contactNotation,
  type Session,
  type Week,
} from "~/content/data/hours.ts";
import type { Notation } from "./hours-text.ts";
import type { OmanDay } from "./oman-day.ts";
import type { PageExceptionalHours } from "./page-exceptional-hours.ts";

/** A branch's hours on one page: the data for its week and its opening status (REQ-HOURS-1). */
export interface BranchHours {
  week: Week;
  notation: Notation;
  /** Exceptional hours of the branch (REQ-HOURS-12). */
  exceptionalHours: readonly PageExceptionalHours[];
}

/** Returns a branch's hours on /branches (REQ-HOURS-5). */
export function contactHoursOf(
  id: ContactBranchId,
  exceptionalHours: readonly PageExceptionalHours[],
): BranchHours {
  return {
    week: contactHours[id],
    notation: contactNotation[id],
    exceptionalHours: exceptionalHoursOf(id, exceptionalHours),
  };
}

/** Returns a branch's hours on /book-consultation (REQ-HOURS-6). */
export function bookingHoursOf(
  id: BranchId,
  exceptionalHours: readonly PageExceptionalHours[],
): BranchHours {
  return {
    week: bookingHours[id],
    notation: "12-hour",
    exceptionalHours: exceptionalHoursOf(id, exceptionalHours),
  };
}

/** Returns the exceptional hours of one branch. */
function exceptionalHoursOf(
  id: BranchId,
  all: readonly PageExceptionalHours[],
): readonly PageExceptionalHours[] {
  return all.filter(({ branches }) => branches.includes(id));
}

/** Returns the exceptional hours of a date. When two entries have the date, the first one applies. */
export function exceptionalHoursOn<Hours extends DatedSessions>(
  exceptionalHours: readonly Hours[],
  date: string,
): Hours | undefined {
  return exceptionalHours.find(({ first, last }) => first <= date && date <= last);
}

/** Returns the sessions of one day: exceptional hours for its date, otherwise those of its weekday. */
export function sessionsOn(
  { week, exceptionalHours }: Pick<BranchHours, "week" | "exceptionalHours">,
  { date, weekday }: OmanDay,
): readonly Session[] {
  return exceptionalHoursOn(exceptionalHours, date)?.sessions ?? week[weekday];
}
