import type { BranchId } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import { branchesIn } from "~/opening-hours/weekly-hours.ts";

/** Returns the address of the page with the full card of a branch: Sur is only on /book-consultation (REQ-CLAIM-4). */
export function branchCardPath(id: BranchId): string {
  const page = branchesIn.contact.includes(id) ? "branches" : "booking";
  return `${pathOf(page)}?branch=${id}`;
}
