import type { SpecialtyId } from "../data/doctor-specialties.ts";

/** Chips of the doctors; who has which is in `data/doctors.ts`. */
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
