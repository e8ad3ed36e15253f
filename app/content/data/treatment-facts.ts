import { bookingBranchIds, branchOfDoctorsBranch } from "./branch-facts.ts";
import type { BranchId } from "./branches.ts";
import type { SpecialtyId } from "./doctor-specialties.ts";
import { type DoctorFacts, type DoctorId, doctorIds, doctors } from "./doctors.ts";
import { type ServiceId, serviceIds } from "./services.ts";

/** An offer of a branch: the specification's English words in kebab case. */
type OfferId = (typeof branchOffers)[BranchId][number];

/** The three specialties of each branch, in the order of `BranchWords.specialties`. */
export const branchOffers = {
  main: ["lasik-surgery", "cataract-surgery", "retinal-care"],
  sohar: ["general-eye-care", "lasik-surgery", "contact-lens-fitting"],
  salalah: ["comprehensive-eye-exams", "glaucoma-treatment", "dry-eye-management"],
  nizwa: ["routine-eye-care", "vision-correction", "eye-health-checkups"],
  sur: ["complete-eye-care", "vision-testing", "optical-services"],
} as const satisfies Record<BranchId, readonly [string, string, string]>;

/** The facts of doctors that decide their treatments and places. */
type People = Readonly<Record<DoctorId, Pick<DoctorFacts, "branches" | "specialties">>>;

/** The specialty that an offer needs; null when any doctor can do it. */
const specialtyNeeded: Record<OfferId, SpecialtyId | null> = {
  "lasik-surgery": "lasik",
  "cataract-surgery": "cataract",
  "retinal-care": "retina",
  "contact-lens-fitting": "contact-lenses",
  "glaucoma-treatment": "glaucoma",
  "dry-eye-management": "dry-eye",
  "general-eye-care": null,
  "comprehensive-eye-exams": null,
  "routine-eye-care": null,
  "vision-correction": null,
  "eye-health-checkups": null,
  "complete-eye-care": null,
  "vision-testing": null,
  "optical-services": null,
};

/** Specialties that give a treatment. No specialty belongs to two treatments. */
const specialtiesOf: Record<ServiceId, readonly SpecialtyId[]> = {
  "lasik-surgery": ["lasik"],
  "strabismus-surgery": ["strabismus"],
  "cataract-surgery": ["cataract"],
  "retinal-surgery": ["retina", "diabetic-eye"],
  "corneal-ring-surgery": ["keratoconus", "cornea"],
  "contact-lens": ["contact-lenses", "icl"],
};

/** Returns the treatment of a doctor's specialty, or null. */
export function findTreatment(specialty: SpecialtyId): ServiceId | null {
  return serviceIds.find((id) => specialtiesOf[id].includes(specialty)) ?? null;
}

/** Returns the treatment of a branch's offer, or null. */
export function findOfferedTreatment(offer: OfferId): ServiceId | null {
  const needed = specialtyNeeded[offer];
  return needed && findTreatment(needed);
}

/** Lists the doctors for a treatment, in the order of the data. */
export function listDoctorsFor(treatment: ServiceId): DoctorId[] {
  return doctorIds.filter((id) => listTreatments(doctors[id].specialties).includes(treatment));
}

/** Lists the branches that offer a treatment or have a doctor for it, and whether such a doctor is named there. */
export function listBranchesFor(treatment: ServiceId): { id: BranchId; hasDoctor: boolean }[] {
  return bookingBranchIds
    .map((id) => ({ id, hasDoctor: treatmentsOfDoctorsAt(id).includes(treatment) }))
    .filter(({ id, hasDoctor }) => hasDoctor || offeredTreatmentsAt(id).includes(treatment));
}

/** Offers that a visit can start with, whatever the treatment. */
const examinations: readonly OfferId[] = [
  "general-eye-care",
  "comprehensive-eye-exams",
  "routine-eye-care",
  "eye-health-checkups",
  "complete-eye-care",
  "vision-testing",
];

/** Lists which of the three offers of a branch are examinations or general eye care, by index. */
export function listExaminationsAt(branch: BranchId): number[] {
  return branchOffers[branch].flatMap((offer, index) =>
    examinations.includes(offer) ? index : [],
  );
}

/** Lists the branches that offer one of these specialties or have a doctor with one. */
export function listBranchesWith(specialties: readonly SpecialtyId[]): BranchId[] {
  return bookingBranchIds.filter((id) => {
    const here = [
      ...branchOffers[id].map((offer) => specialtyNeeded[offer]),
      ...doctorsAt(id).flatMap((doctor) => doctors[doctor].specialties),
    ];
    return specialties.some((one) => here.includes(one));
  });
}

/** Lists treatments of a branch's doctors beyond the branch's own offers. */
export function listFurtherTreatmentsAt(branch: BranchId): ServiceId[] {
  const offered = offeredTreatmentsAt(branch);
  return treatmentsOfDoctorsAt(branch).filter((id) => !offered.includes(id));
}

/** Lists the offers of a branch without a matching named doctor; the page then says to ask for the doctor. */
export function listOffersWithoutDoctorAt(branch: BranchId, people: People = doctors): OfferId[] {
  const known = doctorsAt(branch, people).flatMap((id) => people[id].specialties);
  return branchOffers[branch].filter((offer) => {
    const needed = specialtyNeeded[offer];
    return needed ? !known.includes(needed) : known.length === 0;
  });
}

/**
 * Lists offers of branches that none of their doctors matches, as `branch: offer`. It skips branches without named
 * doctors.
 */
export function listDisagreements(people: People = doctors): string[] {
  return bookingBranchIds
    .filter((branch) => doctorsAt(branch, people).length > 0)
    .flatMap((branch) =>
      listOffersWithoutDoctorAt(branch, people).map((offer) => `${branch}: ${offer}`),
    );
}

/** Lists the doctors at a branch; empty for Sur. */
export function doctorsAt(branch: BranchId, people: People = doctors): DoctorId[] {
  return doctorIds.filter((id) =>
    people[id].branches.some((at) => branchOfDoctorsBranch[at] === branch),
  );
}

function listTreatments(specialties: readonly SpecialtyId[]): ServiceId[] {
  const named = specialties.map(findTreatment);
  return serviceIds.filter((id) => named.includes(id));
}

function treatmentsOfDoctorsAt(branch: BranchId): ServiceId[] {
  return listTreatments(doctorsAt(branch).flatMap((id) => doctors[id].specialties));
}

function offeredTreatmentsAt(branch: BranchId): ServiceId[] {
  const named = branchOffers[branch].map(findOfferedTreatment);
  return serviceIds.filter((id) => named.includes(id));
}
