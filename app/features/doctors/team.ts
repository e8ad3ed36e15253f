import type { DoctorsBranchId } from "~/content/data/branch-facts.ts";
import { type DoctorId, doctorIds, doctors } from "~/content/data/doctors.ts";
import { type StaffId, staff, staffIds } from "~/content/data/staff.ts";

/** The people of a filter, in the order of the data. */
export interface Team {
  doctors: readonly DoctorId[];
  staff: readonly StaffId[];
}

/** Returns doctors and care team of one branch, or of all. */
export function listTeam(branch: DoctorsBranchId | null): Team {
  const isThere = (person: { branches: readonly DoctorsBranchId[] }) =>
    branch === null || person.branches.includes(branch);
  return {
    doctors: doctorIds.filter((id) => isThere(doctors[id])),
    staff: staffIds.filter((id) => isThere(staff[id])),
  };
}

/** True when some of them have an iris instead of a photograph. */
export function hasIllustration({ doctors: shown, staff: others }: Team): boolean {
  return [...shown.map((id) => doctors[id]), ...others.map((id) => staff[id])].some(
    ({ image }) => image === null,
  );
}
