import { branchOfDoctorsBranch } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { knownParameters, type PageId, pages, pathOf } from "~/content/data/pages.ts";
import { getOpeningStatus } from "~/opening-hours/opening-status.ts";
import type { PageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";

/** Returns the branch that an address of the site names, by either of its ids (REQ-DOCTOR-2); null without one. */
export function findBranchInAddress(pathname: string, search: string): BranchId | null {
  const page = (Object.keys(pages) as PageId[]).find((id) => pages[id].path === pathname);
  const named = page && knownParameters(page, new URLSearchParams(search)).get("branch");
  if (!named) return null;
  const branchOf: Partial<Record<string, BranchId>> = branchOfDoctorsBranch;
  // The table of pages allows only branch ids for this parameter.
  return branchOf[named] ?? (named as BranchId);
}

/** Returns the branch that an address names; without one, main on pages with a branch card and null on others. */
export function findSelectedBranch(pathname: string, search: string): BranchId | null {
  const hasCard = pathname === pathOf("branches") || pathname === pathOf("booking");
  return findBranchInAddress(pathname, search) ?? (hasCard ? "main" : null);
}

/** Whether the branch is in a session at a time, by the weekly table of the page (REQ-HOURS-2). */
export function isInSession(
  branch: BranchId,
  pathname: string,
  exceptionalHours: readonly PageExceptionalHours[],
  instant: number,
): boolean {
  const table = pathname === pathOf("booking") ? "booking" : "contact";
  return getOpeningStatus(hoursIn(table, branch, exceptionalHours), instant).open;
}
