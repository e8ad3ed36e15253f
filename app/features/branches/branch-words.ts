import type { BranchWords } from "~/content/branches-shape.ts";

/** Of every branch the words that a page shows: an island's words stand in the page twice. */
export function branchWordsWith<Id extends string, Field extends keyof BranchWords>(
  branches: Readonly<Record<Id, BranchWords>>,
  fields: readonly Field[],
): Record<Id, Pick<BranchWords, Field>> {
  const entries = Object.entries<BranchWords>(branches).map(([id, words]) => [
    id,
    Object.fromEntries(fields.map((field) => [field, words[field]])),
  ]);
  return Object.fromEntries(entries);
}
