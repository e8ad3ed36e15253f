import { type BranchId, branchIds } from "~/content/data/branches.ts";

/** Whether all values of a row are texts with content. */
export function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "string" && value);
}

/** The branches of a row. Unknown ones are left out, because the database does not know the branches. */
export function knownBranches(branches: readonly unknown[]): BranchId[] {
  return branchIds.filter((id) => branches.includes("all") || branches.includes(id));
}
