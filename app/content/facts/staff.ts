import type { DoctorsBranchId } from "./branch-facts.ts";
import { type Fact, sample } from "./fact.ts";

/** The care team in the order of the filter's branches (A§3). */
export const staffIds = [
  "maryam-al-zadjali",
  "ahmed-al-maqbali",
  "huda-al-kathiri",
  "yusuf-al-abri",
] as const;

export type StaffId = (typeof staffIds)[number];

export interface StaffFacts {
  branches: readonly DoctorsBranchId[];
  /** Address of a photo; null shows the drawn portrait (D26). */
  image: string | null;
  /** The people are stand-ins until the clinic names its team (D26). */
  person: Fact<StaffId>;
}

/** Four optometrists, one per branch; the one in Nizwa is a branch manager (A§3). */
export const staff: Record<StaffId, StaffFacts> = {
  "maryam-al-zadjali": member("maryam-al-zadjali", "qurum"),
  "ahmed-al-maqbali": member("ahmed-al-maqbali", "sohar"),
  "huda-al-kathiri": member("huda-al-kathiri", "salalah"),
  "yusuf-al-abri": member("yusuf-al-abri", "nizwa"),
};

function member(id: StaffId, branch: DoctorsBranchId): StaffFacts {
  return { branches: [branch], image: null, person: sample(id) };
}
