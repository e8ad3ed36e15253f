import { type Fact, sample } from "./fact.ts";

/** The branches in the order of every list; the first is selected by default. */
export const branchIds = ["main", "sohar", "salalah", "nizwa", "sur"] as const;

export type BranchId = (typeof branchIds)[number];

export interface BranchContact {
  phone: Fact<string>;
  whatsapp: Fact<string>;
  /** Address of a map search for the branch; opens the visitor's map app (REQ-BRANCH-11). */
  mapUrl: string;
}

/** Contact facts of each branch for all pages and languages. */
export const branches: Record<BranchId, BranchContact> = {
  main: {
    phone: sample("+968 0000 0001"),
    whatsapp: sample("+968 0000 0003"),
    mapUrl: mapSearch("Qurum, Muscat, Oman"),
  },
  sohar: {
    phone: sample("+968 0000 0004"),
    whatsapp: sample("+968 0000 0004"),
    mapUrl: mapSearch("Sohar, Oman"),
  },
  salalah: {
    phone: sample("+968 0000 0005"),
    whatsapp: sample("+968 0000 0005"),
    mapUrl: mapSearch("Salalah, Oman"),
  },
  nizwa: {
    phone: sample("+968 0000 0006"),
    whatsapp: sample("+968 0000 0006"),
    mapUrl: mapSearch("Nizwa, Oman"),
  },
  sur: {
    phone: sample("+968 0000 0007"),
    whatsapp: sample("+968 0000 0007"),
    mapUrl: mapSearch("Sur, Oman"),
  },
};

/** localStorage key of the visitor's last chosen branch, by id (REQ-LAYOUT-15). */
export const chosenBranchKey = "branch";

/** Returns a value for each branch. */
export function mapBranches<Value>(value: (id: BranchId) => Value): Record<BranchId, Value> {
  return Object.fromEntries(branchIds.map((id) => [id, value(id)])) as Record<BranchId, Value>;
}

function mapSearch(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}
