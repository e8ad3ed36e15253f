import { branchOfDoctorsBranch, type DoctorsBranchId } from "~/content/facts/branch-facts.ts";
import type { BranchId } from "~/content/facts/branches.ts";
import { knownParameters, type PageId, pages } from "~/content/facts/pages.ts";

/** The branch that an address of the site names, by either of its ids (D7); main where it names none. */
export function chosenBranch(pathname: string, search: string): BranchId {
  const page = (Object.keys(pages) as PageId[]).find((id) => pages[id].path === pathname);
  const named = page && knownParameters(page, new URLSearchParams(search)).get("branch");
  // The table of pages lists nothing but ids of branches for this parameter.
  const id = (named ?? "main") as BranchId | DoctorsBranchId;
  return id === "qurum" ? branchOfDoctorsBranch[id] : id;
}
