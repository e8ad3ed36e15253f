import type { DoctorsBranchId } from "../../app/content/data/branch-facts.ts";
import { doctorIds, doctors } from "../../app/content/data/doctors.ts";

/** Lists the doctors of a branch, or all. */
export const doctorsAt = (branch: DoctorsBranchId | null) =>
  doctorIds.filter((id) => branch === null || doctors[id].branches.includes(branch));
