import type { DoctorsBranchId } from "~/content/data/branch-facts.ts";
import type { DoctorId } from "~/content/data/doctors.ts";
import { knownParameters, pathOf } from "~/content/data/pages.ts";

/** What the address of /doctors asks for: the people of one branch, or of all, and the profile that is open, if any. */
export interface DoctorsChoice {
  branch: DoctorsBranchId | null;
  doctor: DoctorId | null;
}

/** Reads the choice from an address; what the page does not know counts as not asked. */
export function doctorsChoice(search: URLSearchParams): DoctorsChoice {
  const known = knownParameters("doctors", search);
  // The table of pages lists exactly these ids.
  return {
    branch: known.get("branch") as DoctorsBranchId | null,
    doctor: known.get("doctor") as DoctorId | null,
  };
}

/** The address of a choice, without language: it can be shared and needs no JavaScript. */
export function doctorsAddress({ branch, doctor }: DoctorsChoice): string {
  const parameters = new URLSearchParams();
  if (branch) parameters.set("branch", branch);
  if (doctor) parameters.set("doctor", doctor);
  const search = String(parameters);
  return pathOf("doctors") + (search && `?${search}`);
}
