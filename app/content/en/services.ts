import type { Content } from "../content.types.ts";

/** The benefits contain only facts of the specification. */
export const services = {
  "lasik-surgery": {
    name: "LASIK and laser correction",
    benefits: [
      "About 15-20 minutes for both eyes",
      "Six laser methods to choose from",
      "5-year warranty on Z-LASIK",
      "3-month follow-up",
    ],
    part: "Cornea",
  },
  "strabismus-surgery": {
    name: "Strabismus surgery",
    benefits: [
      "1-2 hours in the operating room",
      "Under general anaesthesia",
      "Recovery in 4-6 weeks",
      "Planned after a full eye examination",
    ],
    part: "Eye muscles",
  },
  "cataract-surgery": {
    name: "Cataract surgery",
    benefits: [
      "11 lens options",
      "Pre-surgery package",
      "Full recovery in 4-6 weeks",
      "A plan for near, far or both",
    ],
    part: "Lens",
  },
  "retinal-surgery": {
    name: "Retinal treatment",
    benefits: [
      "Injections, lasers and vitrectomy",
      "Retina laser (PRP) in 2-3 sessions, typically",
      "Third PRP session free within 6 months",
      "Follow-up after each treatment",
    ],
    part: "Retina",
  },
  "corneal-ring-surgery": {
    name: "Keratoconus and cornea",
    benefits: [
      "Cross-linking (CXL)",
      "Femto ring with free CXL",
      "Surface laser (PRK) with CXL",
      "Transepithelial CXL",
    ],
    part: "Corneal ring",
  },
  "contact-lens": {
    name: "Contact lenses and ICL",
    benefits: [
      "Contact lens fitting and follow-up",
      "ICL (a lens inside the eye) from -3.00 to -18.00 diopters",
      "20-30 minutes per eye for ICL",
      "Toric ICL for astigmatism up to 6.00",
    ],
    part: "Contact lens",
  },
} satisfies Content["services"];
