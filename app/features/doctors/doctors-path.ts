import type { DoctorsBranchId } from "~/content/data/branch-facts.ts";
import type { DoctorId } from "~/content/data/doctors.ts";
import { knownParameters, pathOf } from "~/content/data/pages.ts";

/** The selection in the address of /doctors: one branch or all, and the open profile, if any. */
export interface DoctorsChoice {
  branch: DoctorsBranchId | null;
  doctor: DoctorId | null;
}

/** Reads the selection from an address; unknown values are ignored. */
export function doctorsChoice(search: URLSearchParams): DoctorsChoice {
  const known = knownParameters("doctors", search);
  // The table of pages allows exactly these ids.
  return {
    branch: known.get("branch") as DoctorsBranchId | null,
    doctor: known.get("doctor") as DoctorId | null,
  };
}

/** The address of a selection, without language. It can be shared and works without JavaScript. */
export function doctorsPath({ branch, doctor }: DoctorsChoice): string {
  const parameters = new URLSearchParams();
  if (branch) parameters.set("branch", branch);
  if (doctor) parameters.set("doctor", doctor);
  const search = String(parameters);
  return pathOf("doctors") + (search && `?${search}`);
}
