import type { DoctorsBranchId } from "./branch-facts.ts";
import type { SpecialtyId } from "./doctor-specialties.ts";
import { type Fact, sample } from "./fact.ts";
import type { PhotoFile, WithPhoto } from "./photos.ts";

/**
 * The doctors in the order of every list. Addresses contain the id, so it is not a name: another person can take the
 * place.
 */
export const doctorIds = [
  "doctor-1",
  "doctor-2",
  "doctor-3",
  "doctor-4",
  "doctor-5",
  "doctor-6",
] as const;

export type DoctorId = (typeof doctorIds)[number];

export interface DoctorFacts {
  /** The people are samples until the clinic names its doctors. */
  person: Fact<DoctorId>;
  /** The clinic's photograph; null shows the illustrated portrait. */
  image: PhotoFile | null;
  /** Years of experience. */
  years: number;
  branches: readonly DoctorsBranchId[];
  /** Specialties, the main one first; they include those of the branch (`treatment-facts.ts`). */
  specialties: readonly SpecialtyId[];
}

const facts = {
  "doctor-1": {
    person: sample("doctor-1"),
    image: null,
    years: 17,
    branches: ["qurum"],
    specialties: ["lasik", "cataract", "cornea"],
  },
  "doctor-2": {
    person: sample("doctor-2"),
    image: null,
    years: 18,
    branches: ["qurum"],
    specialties: ["retina", "cataract", "diabetic-eye"],
  },
  "doctor-3": {
    person: sample("doctor-3"),
    image: null,
    years: 15,
    branches: ["nizwa"],
    specialties: ["keratoconus", "cornea", "dry-eye"],
  },
  "doctor-4": {
    person: sample("doctor-4"),
    image: null,
    years: 12,
    branches: ["salalah"],
    specialties: ["strabismus", "glaucoma", "dry-eye", "childrens-eyes"],
  },
  "doctor-5": {
    person: sample("doctor-5"),
    image: null,
    years: 10,
    branches: ["sohar"],
    specialties: ["lasik", "contact-lenses", "glaucoma"],
  },
  "doctor-6": {
    person: sample("doctor-6"),
    image: null,
    years: 14,
    branches: ["qurum"],
    specialties: ["lasik", "contact-lenses", "icl"],
  },
} as const satisfies Record<DoctorId, DoctorFacts>;

/** Facts of the doctors for both languages. */
export const doctors: Readonly<Record<DoctorId, DoctorFacts>> = facts;

/**
 * Doctors with a photograph from the clinic; their words include its text alternative. The others have an illustrated
 * portrait.
 */
export type PhotographedDoctorId = WithPhoto<typeof facts>;

export const homeDoctorIds = ["doctor-1", "doctor-2", "doctor-4"] as const;
