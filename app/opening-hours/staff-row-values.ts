import { type BranchId, branchIds } from "~/content/data/branches.ts";

/** Returns whether all values of a row are texts with content. */
export function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "string" && value);
}

/** Returns the branches of a row; those that the site does not have any more are left out. */
export function knownBranches(branches: readonly unknown[]): BranchId[] {
  return branchIds.filter((id) => branches.includes("all") || branches.includes(id));
}
