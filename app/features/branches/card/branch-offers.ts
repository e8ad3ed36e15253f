import { bookingBranchIds } from "~/content/facts/branch-facts.ts";
import type { BranchId } from "~/content/facts/branches.ts";
import { pathOf } from "~/content/facts/pages.ts";
import {
  branchOffers,
  findOfferedTreatment,
  listFurtherTreatmentsAt,
  listOffersWithoutDoctorAt,
} from "~/content/facts/treatment-facts.ts";
import type { Content } from "~/content/shape.ts";

/** The specialties of a branch, each a link where it names a treatment; last, whom to ask where no doctor is named. */
export function listOffers(
  id: BranchId,
  specialties: readonly string[],
  askDoctor: string,
): readonly (string | { text: string; to: string })[] {
  const offers = specialties.map((text, index) => {
    const offer = branchOffers[id][index];
    const treatment = offer ? findOfferedTreatment(offer) : null;
    return treatment ? { text, to: pathOf(treatment) } : text;
  });
  return listOffersWithoutDoctorAt(id).length > 0 ? [...offers, askDoctor] : offers;
}

/** By branch, as links, what its doctors treat beyond what it lists. */
export type FurtherTreatments = Partial<Record<BranchId, { text: string; to: string }[]>>;

/** The further treatments of all branches in the words of one language. */
export function furtherTreatments(services: Content["services"]): FurtherTreatments {
  const entries = bookingBranchIds.map((id) => [
    id,
    listFurtherTreatmentsAt(id).map((one) => ({ text: services[one].name, to: pathOf(one) })),
  ]);
  return Object.fromEntries(entries);
}
