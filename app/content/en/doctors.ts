import type { Content } from "../shape.ts";

/** Stand-in people, marked as such in `facts/doctors.ts` (D26). */
export const doctors = {
  "mikael-korhonen": {
    name: "Dr Mikael Korhonen",
    initials: "MK",
    role: "Medical director",
    specialties: ["LASIK", "Cataract", "Cornea"],
  },
  "aisha-al-harthy": {
    name: "Dr Aisha Al Harthy",
    initials: "AH",
    role: "Ophthalmologist",
    specialties: ["Retina", "Cataract", "Diabetic eye"],
  },
  "elina-laine": {
    name: "Dr Elina Laine",
    initials: "EL",
    role: "Cornea specialist",
    specialties: ["Keratoconus", "Cornea", "Dry eye"],
  },
  "salim-al-balushi": {
    name: "Dr Salim Al Balushi",
    initials: "SB",
    role: "Ophthalmologist",
    specialties: ["Strabismus", "Children’s eyes", "Glaucoma"],
  },
  "khalid-al-rawahi": {
    name: "Dr Khalid Al Rawahi",
    initials: "KR",
    role: "Ophthalmologist",
    specialties: ["Glaucoma", "Cataract", "Dry eye"],
  },
  "noor-al-saadi": {
    name: "Dr Noor Al Saadi",
    initials: "NS",
    role: "Ophthalmologist",
    specialties: ["LASIK", "Contact lenses", "ICL"],
  },
} satisfies Content["doctors"];
