import type { ContactBranchId } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { type ExceptionalHours, exceptionalHours } from "~/content/data/exceptional-hours.ts";
import {
  bookingHours,
  contactHours,
  contactNotation,
  type Session,
  type Week,
} from "~/content/data/hours.ts";
import type { Notation } from "./hours-text.ts";
import type { OmanDay } from "./muscat-clock.ts";

/** A branch's hours on one page: the data for its table, badge, hours summary and notices (REQ-HOURS-1). */
export interface BranchHours {
  week: Week;
  notation: Notation;
  /** Exceptional hours of the branch (REQ-HOURS-12). */
  exceptions: readonly ExceptionalHours[];
}

/** Returns a branch's hours on /branches (REQ-HOURS-5). */
export function contactHoursOf(id: ContactBranchId): BranchHours {
  return { week: contactHours[id], notation: contactNotation[id], exceptions: exceptionsOf(id) };
}

/** Returns a branch's hours on /book-consultation (REQ-HOURS-6). */
export function bookingHoursOf(id: BranchId): BranchHours {
  return { week: bookingHours[id], notation: "12-hour", exceptions: exceptionsOf(id) };
}

/** Returns the exceptional hours of one branch. */
export function exceptionsOf(id: BranchId, table = exceptionalHours): readonly ExceptionalHours[] {
  return table.filter(({ branches }) => branches.includes(id));
}

/** Returns the sessions of one day: exceptional hours for its date, otherwise those of its weekday. */
export function sessionsOn(
  { week, exceptions }: Pick<BranchHours, "week" | "exceptions">,
  { date, weekday }: OmanDay,
): readonly Session[] {
  const exception = exceptions.find(({ first, last }) => first <= date && date <= last);
  return exception ? exception.sessions : week[weekday];
}
