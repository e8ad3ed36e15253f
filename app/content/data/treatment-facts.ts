import { bookingBranchIds, branchOfDoctorsBranch } from "./branch-facts.ts";
import type { BranchId } from "./branches.ts";
import type { SpecialtyId } from "./doctor-specialties.ts";
import { type DoctorFacts, type DoctorId, doctorIds, doctors } from "./doctors.ts";
import { type ServiceId, serviceIds } from "./services.ts";

/** What a branch offers: the specification's English words in kebab case. */
type OfferId = (typeof branchOffers)[BranchId][number];

/** The three specialties of each branch, in the order of `BranchWords.specialties`. */
export const branchOffers = {
  main: ["lasik-surgery", "cataract-surgery", "retinal-care"],
  sohar: ["general-eye-care", "lasik-surgery", "contact-lens-fitting"],
  salalah: ["comprehensive-eye-exams", "glaucoma-treatment", "dry-eye-management"],
  nizwa: ["routine-eye-care", "vision-correction", "eye-health-checkups"],
  sur: ["complete-eye-care", "vision-testing", "optical-services"],
} as const satisfies Record<BranchId, readonly [string, string, string]>;

/** Doctors as far as it matters who does what, and where. */
type People = Readonly<Record<DoctorId, Pick<DoctorFacts, "branches" | "specialties">>>;

/** The doctor's specialty that an offer needs; null where any doctor will do. */
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

/** By which specialties a doctor gives a treatment. None of them names two treatments. */
const specialtiesOf: Record<ServiceId, readonly SpecialtyId[]> = {
  "lasik-surgery": ["lasik"],
  "strabismus-surgery": ["strabismus"],
  "cataract-surgery": ["cataract"],
  "retinal-surgery": ["retina", "diabetic-eye"],
  "corneal-ring-surgery": ["keratoconus", "cornea"],
  "contact-lens": ["contact-lenses", "icl"],
};

/** The treatment that a doctor's specialty names, or null. */
export function findTreatment(specialty: SpecialtyId): ServiceId | null {
  return serviceIds.find((id) => specialtiesOf[id].includes(specialty)) ?? null;
}

/** The treatment that an offer of a branch names, or null. */
export function findOfferedTreatment(offer: OfferId): ServiceId | null {
  const needed = specialtyNeeded[offer];
  return needed && findTreatment(needed);
}

/** The doctors who give a treatment, in the order of the facts. */
export function listDoctorsFor(treatment: ServiceId): DoctorId[] {
  return doctorIds.filter((id) => listTreatments(doctors[id].specialties).includes(treatment));
}

/** The branches that list a treatment or have a doctor who gives it, and whether such a doctor is named there. */
export function listBranchesFor(treatment: ServiceId): { id: BranchId; hasDoctor: boolean }[] {
  return bookingBranchIds
    .map((id) => ({ id, hasDoctor: treatmentsOfDoctorsAt(id).includes(treatment) }))
    .filter(({ id, hasDoctor }) => hasDoctor || offeredTreatmentsAt(id).includes(treatment));
}

/** The offers with which a visit can begin, whatever the treatment. */
const examinations: readonly OfferId[] = [
  "general-eye-care",
  "comprehensive-eye-exams",
  "routine-eye-care",
  "eye-health-checkups",
  "complete-eye-care",
  "vision-testing",
];

/** Which of the three offers of a branch are examinations or ordinary eye care, by their place in its list. */
export function listExaminationsAt(branch: BranchId): number[] {
  return branchOffers[branch].flatMap((offer, index) =>
    examinations.includes(offer) ? index : [],
  );
}

/** The branches that offer one of these specialties or have a doctor with one of them. */
export function listBranchesWith(specialties: readonly SpecialtyId[]): BranchId[] {
  return bookingBranchIds.filter((id) => {
    const here = [
      ...branchOffers[id].map((offer) => specialtyNeeded[offer]),
      ...doctorsAt(id).flatMap((doctor) => doctors[doctor].specialties),
    ];
    return specialties.some((one) => here.includes(one));
  });
}

/** What the doctors of a branch treat beyond what it lists. */
export function listFurtherTreatmentsAt(branch: BranchId): ServiceId[] {
  const offered = offeredTreatmentsAt(branch);
  return treatmentsOfDoctorsAt(branch).filter((id) => !offered.includes(id));
}

/** The offers of a branch that none of its named doctors can keep: the page then says to ask who does. */
export function listOffersWithoutDoctorAt(branch: BranchId, people: People = doctors): OfferId[] {
  const known = doctorsAt(branch, people).flatMap((id) => people[id].specialties);
  return branchOffers[branch].filter((offer) => {
    const needed = specialtyNeeded[offer];
    return needed ? !known.includes(needed) : known.length === 0;
  });
}

/** Where branches and their doctors do not agree, as `branch: offer`. A branch without any named doctor is not meant. */
export function listDisagreements(people: People = doctors): string[] {
  return bookingBranchIds
    .filter((branch) => doctorsAt(branch, people).length > 0)
    .flatMap((branch) =>
      listOffersWithoutDoctorAt(branch, people).map((offer) => `${branch}: ${offer}`),
    );
}

/** The doctors named at a branch; none at Sur. */
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
