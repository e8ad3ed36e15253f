import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { type HoursTable, hoursIn } from "./hours-table.ts";
import { getOpeningStatus, type OpeningStatus } from "./opening-status.ts";

/** A branch and its opening status at one instant. */
export interface BranchStatus {
  id: BranchId;
  standing: OpeningStatus;
}

/**
 * The opening status of each branch at an instant, in milliseconds since 1970, main first. One rule for every sentence
 * and every list of a page, so that none of them omits a branch that another one names.
 */
export function listOpeningStatuses(table: HoursTable, instant: number): BranchStatus[] {
  return branchIds.map((id) => ({ id, standing: getOpeningStatus(hoursIn(table, id), instant) }));
}
