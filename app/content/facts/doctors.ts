import type { DoctorsBranchId } from "./branch-facts.ts";
import type { SpecialtyId } from "./doctor-specialties.ts";
import { type Fact, sample } from "./fact.ts";

export const doctorIds = [
  "mikael-korhonen",
  "aisha-al-harthy",
  "elina-laine",
  "salim-al-balushi",
  "khalid-al-rawahi",
  "noor-al-saadi",
] as const;

export type DoctorId = (typeof doctorIds)[number];

export interface DoctorFacts {
  /** Years of experience, in the specification's order 17, 18, 15, 12, 10, 14 (A§3). */
  years: number;
  /** Where the doctor works: two at Qurum, Nizwa, Salalah, Sohar, one more at Qurum (A§3). */
  branches: readonly DoctorsBranchId[];
  /** What the doctor does, the main thing first; what the branch lists is among it (`treatment-facts.ts`). */
  specialties: readonly SpecialtyId[];
  /** Address of a photo; null shows the drawn portrait (D26). */
  image: string | null;
  /** The people are stand-ins until the clinic names its doctors (D26). */
  person: Fact<DoctorId>;
}

/** Language-free facts of the six doctors (A§3). */
export const doctors: Record<DoctorId, DoctorFacts> = {
  "mikael-korhonen": doctor("mikael-korhonen", 17, "qurum", ["lasik", "cataract", "cornea"]),
  "aisha-al-harthy": doctor("aisha-al-harthy", 18, "qurum", ["retina", "cataract", "diabetic-eye"]),
  "elina-laine": doctor("elina-laine", 15, "nizwa", ["keratoconus", "cornea", "dry-eye"]),
  "salim-al-balushi": doctor("salim-al-balushi", 12, "salalah", [
    "strabismus",
    "glaucoma",
    "dry-eye",
    "childrens-eyes",
  ]),
  "khalid-al-rawahi": doctor("khalid-al-rawahi", 10, "sohar", [
    "lasik",
    "contact-lenses",
    "glaucoma",
  ]),
  "noor-al-saadi": doctor("noor-al-saadi", 14, "qurum", ["lasik", "contact-lenses", "icl"]),
};

/** The home page presents three: a medical director and two ophthalmologists (A§3). */
export const homeDoctorIds = ["mikael-korhonen", "aisha-al-harthy", "salim-al-balushi"] as const;

function doctor(
  id: DoctorId,
  years: number,
  branch: DoctorsBranchId,
  specialties: readonly SpecialtyId[],
): DoctorFacts {
  return { years, branches: [branch], specialties, image: null, person: sample(id) };
}
