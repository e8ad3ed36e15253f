import type { BranchId } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import { branchesIn } from "~/opening-hours/hours-table.ts";

/** Where a branch stands in full: Sur on /book-consultation alone (REQ-CLAIM-4). */
export function branchAddress(id: BranchId): string {
  const page = branchesIn.contact.includes(id) ? "branches" : "booking";
  return `${pathOf(page)}?branch=${id}`;
}
