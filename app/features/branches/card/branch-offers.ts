import type { Content } from "~/content/content.types.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import {
  branchOffers,
  findOfferedTreatment,
  listFurtherTreatmentsAt,
  listOffersWithoutDoctorAt,
} from "~/content/data/treatment-facts.ts";

/** A specialty; with a link where it names a treatment. */
export type Offer = string | { text: string; to: string };

/** The treatments of a branch. */
export interface OffersOfBranch {
  /** Its specialties; last, a note to ask when no doctor is named. */
  listed: Offer[];
  /** Further treatments of its doctors. */
  further: Offer[];
}

/** The offers of each branch in one language. Called by loaders, so that the browser loads no table of treatments. */
export function offersOf<Id extends BranchId>(
  ids: readonly Id[],
  { branches, services }: Pick<Content, "branches" | "services">,
  askDoctor: string,
): Record<Id, OffersOfBranch> {
  const entries = ids.map((id) => {
    const listed = branches[id].specialties.map((text, index): Offer => {
      const offer = branchOffers[id][index];
      const treatment = offer ? findOfferedTreatment(offer) : null;
      return treatment ? { text, to: pathOf(treatment) } : text;
    });
    if (listOffersWithoutDoctorAt(id).length > 0) listed.push(askDoctor);
    const further = listFurtherTreatmentsAt(id).map((one) => ({
      text: services[one].name,
      to: pathOf(one),
    }));
    return [id, { listed, further }];
  });
  return Object.fromEntries(entries);
}
