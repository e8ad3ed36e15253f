import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { getOpeningStatus, type OpeningStatus } from "./opening-status.ts";
import type { PageExceptionalHours } from "./page-exceptional-hours.ts";
import { type HoursTableName, hoursIn } from "./weekly-hours.ts";

/** A branch and its opening status at one time. */
export interface BranchStatus {
  id: BranchId;
  status: OpeningStatus;
}

/**
 * Returns the opening status of each branch at a time, in milliseconds since 1970, main branch first. All sentences
 * and lists of a page use it, so that they name the same branches.
 */
export function listOpeningStatuses(
  table: HoursTableName,
  exceptionalHours: readonly PageExceptionalHours[],
  instant: number,
): BranchStatus[] {
  return branchIds.map((id) => ({
    id,
    status: getOpeningStatus(hoursIn(table, id, exceptionalHours), instant),
  }));
}
