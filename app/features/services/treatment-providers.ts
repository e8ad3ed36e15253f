import type { Content } from "~/content/content.types.ts";
import { branchOfDoctorsBranch } from "~/content/data/branch-facts.ts";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { type DoctorId, doctors } from "~/content/data/doctors.ts";
import type { ServiceId } from "~/content/data/services.ts";
import {
  listBranchesFor,
  listDoctorsFor,
  listExaminationsAt,
} from "~/content/data/treatment-facts.ts";
import type { DoctorWords } from "~/content/doctors.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import type { Locale } from "~/i18n/locale.ts";

/** Doctors and branches of a treatment, in one language. */
export interface TreatmentProviders {
  people: { id: DoctorId; words: DoctorWords; places: string[] }[];
  places: { id: BranchId; text: string }[];
  /** Names the other branches that offer an examination; undefined where there are none. */
  start: string | undefined;
  /** Texts for visitors who have chosen another branch, and the other branches. */
  elsewhere: { text: string; call: string; branches: BranchId[] };
}

/**
 * Returns the doctors whose specialties include the treatment, then the branches that have it, from the data only.
 */
export function getTreatmentProviders(
  treatment: ServiceId,
  {
    servicePageFrame: { who },
    services,
    doctors: people,
    branches,
  }: Pick<Content, "servicePageFrame" | "services" | "doctors" | "branches">,
  locale: Locale,
): TreatmentProviders {
  const separator = listSeparator(locale);
  const own = listBranchesFor(treatment);
  const names = own.map(({ id }) => branches[id].name).join(separator);
  const here = interpolate(who.here, { treatment: services[treatment].name });
  const others = branchIds.filter((id) => !own.some((place) => place.id === id));
  const examining = others.filter((id) => listExaminationsAt(id).length > 0);
  return {
    start:
      examining.length > 0
        ? interpolate(who.start, {
            places: examining.map((id) => branches[id].name).join(separator),
          })
        : undefined,
    people: listDoctorsFor(treatment).map((id) => ({
      id,
      words: people[id],
      places: doctors[id].branches.map((at) => branches[branchOfDoctorsBranch[at]].name),
    })),
    places: own.map(({ id, hasDoctor }) => ({
      id,
      text: hasDoctor ? here : `${here} ${who.ask}`,
    })),
    elsewhere: {
      text: interpolate(who.ownBranch.elsewhere, { places: names }),
      call: who.ownBranch.call,
      branches: others,
    },
  };
}
