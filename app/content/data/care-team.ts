import type { DoctorsBranchId } from "./branch-facts.ts";
import { type Fact, sample } from "./fact.ts";
import type { PhotoFile, WithPhoto } from "./photos.ts";

/** The care team in the order of the filter's branches. */
export const careTeamIds = ["staff-1", "staff-2", "staff-3", "staff-4"] as const;

export type CareTeamId = (typeof careTeamIds)[number];

export interface CareTeamFacts {
  /** The people are samples until the clinic names its team. */
  person: Fact<CareTeamId>;
  /** The clinic's photograph; null shows the illustrated portrait. */
  image: PhotoFile | null;
  branches: readonly DoctorsBranchId[];
}

const facts = {
  "staff-1": { person: sample("staff-1"), image: null, branches: ["qurum"] },
  "staff-2": { person: sample("staff-2"), image: null, branches: ["sohar"] },
  "staff-3": { person: sample("staff-3"), image: null, branches: ["salalah"] },
  "staff-4": { person: sample("staff-4"), image: null, branches: ["nizwa"] },
} as const satisfies Record<CareTeamId, CareTeamFacts>;

/** Four optometrists, one per branch; the one in Nizwa is also the branch manager. */
export const careTeam: Readonly<Record<CareTeamId, CareTeamFacts>> = facts;

/** People of the care team with a photograph from the clinic; their words include its text alternative. */
export type PhotographedCareTeamId = WithPhoto<typeof facts>;
