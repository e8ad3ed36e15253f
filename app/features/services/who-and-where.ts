import type { DoctorWords } from "~/content/doctors-shape.ts";
import { branchOfDoctorsBranch } from "~/content/facts/branch-facts.ts";
import type { BranchId } from "~/content/facts/branches.ts";
import { type DoctorId, doctors } from "~/content/facts/doctors.ts";
import type { ServiceId } from "~/content/facts/services.ts";
import { listBranchesFor, listDoctorsFor } from "~/content/facts/treatment-facts.ts";
import type { Content } from "~/content/shape.ts";

/** Who gives a treatment, and where, in the words of one language. */
export interface WhoAndWhere {
  people: { id: DoctorId; words: DoctorWords; places: string[] }[];
  places: { id: BranchId; name: string; text: string }[];
}

/** The doctors whose specialties name the treatment, then the branches that have it; both from the facts alone. */
export function whoAndWhere(
  treatment: ServiceId,
  {
    servicePageFrame: { who },
    services,
    doctors: people,
    branches,
  }: Pick<Content, "servicePageFrame" | "services" | "doctors" | "branches">,
): WhoAndWhere {
  const here = who.here.replace("{treatment}", services[treatment].name);
  return {
    people: listDoctorsFor(treatment).map((id) => ({
      id,
      words: people[id],
      places: doctors[id].branches.map((at) => branches[branchOfDoctorsBranch[at]].name),
    })),
    places: listBranchesFor(treatment).map(({ id, hasDoctor }) => ({
      id,
      name: branches[id].name,
      text: hasDoctor ? here : `${here} ${who.ask}`,
    })),
  };
}
