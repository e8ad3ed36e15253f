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
import type { OmanDay } from "./muscat-clock.ts";
import type { PageException } from "./page-exceptions.ts";

/** A branch's hours on one page: the data for its table, badge, hours summary and notices (REQ-HOURS-1). */
export interface BranchHours {
  week: Week;
  notation: Notation;
  /** Exceptional hours of the branch (REQ-HOURS-12). */
  exceptions: readonly PageException[];
}

/** Returns a branch's hours on /branches (REQ-HOURS-5). */
export function contactHoursOf(
  id: ContactBranchId,
  exceptions: readonly PageException[],
): BranchHours {
  return {
    week: contactHours[id],
    notation: contactNotation[id],
    exceptions: exceptionsOf(id, exceptions),
  };
}

/** Returns a branch's hours on /book-consultation (REQ-HOURS-6). */
export function bookingHoursOf(id: BranchId, exceptions: readonly PageException[]): BranchHours {
  return {
    week: bookingHours[id],
    notation: "12-hour",
    exceptions: exceptionsOf(id, exceptions),
  };
}

/** Returns the exceptional hours of one branch. */
function exceptionsOf(id: BranchId, all: readonly PageException[]): readonly PageException[] {
  return all.filter(({ branches }) => branches.includes(id));
}

/** Returns the exception of a date; of two, the first applies. */
export function exceptionOn<Exception extends DatedSessions>(
  exceptions: readonly Exception[],
  date: string,
): Exception | undefined {
  return exceptions.find(({ first, last }) => first <= date && date <= last);
}

/** Returns the sessions of one day: exceptional hours for its date, otherwise those of its weekday. */
export function sessionsOn(
  { week, exceptions }: Pick<BranchHours, "week" | "exceptions">,
  { date, weekday }: OmanDay,
): readonly Session[] {
  return exceptionOn(exceptions, date)?.sessions ?? week[weekday];
}
