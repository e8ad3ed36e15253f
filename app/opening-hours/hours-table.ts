import {
  bookingBranchIds,
  type ContactBranchId,
  contactBranchIds,
} from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { type BranchHours, bookingHoursOf, contactHoursOf } from "./branch-hours.ts";

/**
 * The two tables of hours: /book-consultation has its own, every other page follows that of /branches (REQ-HOURS-2).
 */
export type HoursTable = "booking" | "contact";

/** The branches of a table, main first. */
export const branchesIn: Readonly<Record<HoursTable, readonly BranchId[]>> = {
  booking: bookingBranchIds,
  contact: contactBranchIds,
};

/** A branch's hours in a table. Sur is only in that of /book-consultation (REQ-CLAIM-4). */
export function hoursIn(table: HoursTable, id: BranchId): BranchHours {
  return table === "contact" && isContactBranch(id) ? contactHoursOf(id) : bookingHoursOf(id);
}

function isContactBranch(id: BranchId): id is ContactBranchId {
  return contactBranchIds.some((one) => one === id);
}
