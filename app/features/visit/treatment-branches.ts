import type { BranchId } from "~/content/data/branches.ts";
import { serviceIds } from "~/content/data/services.ts";
import { listBranchesFor } from "~/content/data/treatment-facts.ts";
import { purposeOfService, type VisitPurpose } from "~/content/data/visit.ts";

/** The branches of each purpose that is a treatment. */
export type TreatmentBranches = Readonly<Partial<Record<VisitPurpose, readonly BranchId[]>>>;

/** Returns the branches that offer each treatment. It needs all doctors, so only the server calls it. */
export function getTreatmentBranches(): TreatmentBranches {
  const entries = serviceIds.map((id) => [
    purposeOfService[id],
    listBranchesFor(id).map((branch) => branch.id),
  ]);
  return Object.fromEntries(entries);
}
