import { type Fact, sample } from "./fact.ts";

/** The branches in the order of every list; the first is selected by default. */
export const branchIds = ["main", "sohar", "salalah", "nizwa", "sur"] as const;

export type BranchId = (typeof branchIds)[number];

export interface BranchFacts {
  phone: Fact<string>;
  whatsapp: Fact<string>;
  /** Address of a map search for the branch; opens the visitor's map app (REQ-BRANCH-11). */
  mapUrl: string;
}

/** Contact facts of each branch for all pages and languages. */
export const branches: Record<BranchId, BranchFacts> = {
  main: place("+968 0000 0001", "+968 0000 0003", "Qurum, Muscat, Oman"),
  sohar: place("+968 0000 0004", "+968 0000 0004", "Sohar, Oman"),
  salalah: place("+968 0000 0005", "+968 0000 0005", "Salalah, Oman"),
  nizwa: place("+968 0000 0006", "+968 0000 0006", "Nizwa, Oman"),
  sur: place("+968 0000 0007", "+968 0000 0007", "Sur, Oman"),
};

/** localStorage key of the visitor's last chosen branch, by id (REQ-LAYOUT-15). */
export const chosenBranchKey = "branch";

/** Returns a value for each branch. */
export function mapBranches<Value>(value: (id: BranchId) => Value): Record<BranchId, Value> {
  return Object.fromEntries(branchIds.map((id) => [id, value(id)])) as Record<BranchId, Value>;
}

function place(phone: string, whatsapp: string, address: string): BranchFacts {
  const query = new URLSearchParams({ api: "1", query: address });
  return {
    phone: sample(phone),
    whatsapp: sample(whatsapp),
    mapUrl: `https://www.google.com/maps/search/?${query}`,
  };
}
