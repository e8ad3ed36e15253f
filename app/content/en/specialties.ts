import type { SpecialtyId } from "../data/doctor-specialties.ts";

/** Specialties on the doctors' cards; `data/doctors.ts` assigns them. */
export const specialties: Record<SpecialtyId, string> = {
  lasik: "LASIK",
  cataract: "Cataract",
  cornea: "Cornea",
  retina: "Retina",
  "diabetic-eye": "Diabetic eye",
  keratoconus: "Keratoconus",
  "dry-eye": "Dry eye",
  strabismus: "Strabismus",
  "childrens-eyes": "Children’s eyes",
  glaucoma: "Glaucoma",
  "contact-lenses": "Contact lenses",
  icl: "ICL",
};
