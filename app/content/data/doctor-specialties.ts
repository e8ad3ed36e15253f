/** What a doctor can be named for; each language has its words for it in `specialties.ts`. */
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
