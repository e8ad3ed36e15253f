/** Specialties of doctors; `specialties.ts` of each language has the words. */
export type SpecialtyId =
  | "lasik"
  | "cataract"
  | "cornea"
  | "retina"
  | "diabetic-eye"
  | "keratoconus"
  | "dry-eye"
  | "strabismus"
  | "childrens-eyes"
  | "glaucoma"
  | "contact-lenses"
  | "icl";
