import type { DoctorsBranchId } from "~/content/data/branch-facts.ts";
import { type CareTeamId, careTeam, careTeamIds } from "~/content/data/care-team.ts";
import { type DoctorId, doctorIds, doctors } from "~/content/data/doctors.ts";

/** The people of a filter, in the order of the data. */
export interface Team {
  doctors: readonly DoctorId[];
  careTeam: readonly CareTeamId[];
}

/** Returns doctors and care team of one branch, or of all. */
export function getTeam(branch: DoctorsBranchId | null): Team {
  const isThere = (person: { branches: readonly DoctorsBranchId[] }) =>
    branch === null || person.branches.includes(branch);
  return {
    doctors: doctorIds.filter((id) => isThere(doctors[id])),
    careTeam: careTeamIds.filter((id) => isThere(careTeam[id])),
  };
}

/** True when some of them have an iris instead of a photograph. */
export function hasIllustration({ doctors: shown, careTeam: others }: Team): boolean {
  return shown.some((id) => !doctors[id].image) || others.some((id) => !careTeam[id].image);
}
