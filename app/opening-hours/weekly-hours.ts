import {
  bookingBranchIds,
  type ContactBranchId,
  contactBranchIds,
} from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { type BranchHours, bookingHoursOf, contactHoursOf } from "./branch-hours.ts";
import type { PageExceptionalHours } from "./page-exceptional-hours.ts";

/** The two weekly tables: /book-consultation has its own, every other page uses that of /branches (REQ-HOURS-2). */
export type HoursTableName = "booking" | "contact";

/** The branches of a table, main branch first. */
export const branchesIn: Readonly<Record<HoursTableName, readonly BranchId[]>> = {
  booking: bookingBranchIds,
  contact: contactBranchIds,
};

/** Returns a branch's hours in a table. Sur is only in that of /book-consultation (REQ-CLAIM-4). */
export function hoursIn(
  table: HoursTableName,
  id: BranchId,
  exceptionalHours: readonly PageExceptionalHours[],
): BranchHours {
  return table === "contact" && isContactBranch(id)
    ? contactHoursOf(id, exceptionalHours)
    : bookingHoursOf(id, exceptionalHours);
}

function isContactBranch(id: BranchId): id is ContactBranchId {
  return contactBranchIds.some((one) => one === id);
}
