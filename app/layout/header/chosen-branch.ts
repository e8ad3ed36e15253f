import { branchOfDoctorsBranch, type DoctorsBranchId } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { knownParameters, type PageId, pages, pathOf } from "~/content/data/pages.ts";
import { hoursIn } from "~/opening-hours/hours-table.ts";
import { getOpeningStatus } from "~/opening-hours/opening-status.ts";

/** The branch that an address of the site names, by either of its ids (REQ-DOCTOR-2); null where it names none. */
export function namedBranch(pathname: string, search: string): BranchId | null {
  const page = (Object.keys(pages) as PageId[]).find((id) => pages[id].path === pathname);
  const named = page && knownParameters(page, new URLSearchParams(search)).get("branch");
  if (!named) return null;
  // The table of pages lists nothing but ids of branches for this parameter.
  const id = named as BranchId | DoctorsBranchId;
  return id === "qurum" ? branchOfDoctorsBranch[id] : id;
}

/** The branch whose card is open at an address, main when it names none; null on pages without a card. */
export function shownBranch(pathname: string, search: string): BranchId | null {
  const hasCard = pathname === pathOf("branches") || pathname === pathOf("booking");
  return namedBranch(pathname, search) ?? (hasCard ? "main" : null);
}

/** Whether the branch is in one of its sessions at an instant, by the hours of the page (REQ-HOURS-2). */
export function isInSession(branch: BranchId, pathname: string, instant: number): boolean {
  const table = pathname === pathOf("booking") ? "booking" : "contact";
  return getOpeningStatus(hoursIn(table, branch), instant).open;
}
