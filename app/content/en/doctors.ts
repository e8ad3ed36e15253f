import { type DoctorId, doctors as facts } from "../facts/doctors.ts";
import type { Content } from "../shape.ts";
import { specialties } from "./specialties.ts";

/** Stand-in people, marked as such in `facts/doctors.ts` (D26). */
export const doctors = {
  "mikael-korhonen": {
    name: "Dr Mikael Korhonen",
    initials: "MK",
    role: "Medical director",
    specialties: chips("mikael-korhonen"),
  },
  "aisha-al-harthy": {
    name: "Dr Aisha Al Harthy",
    initials: "AH",
    role: "Ophthalmologist",
    specialties: chips("aisha-al-harthy"),
  },
  "elina-laine": {
    name: "Dr Elina Laine",
    initials: "EL",
    role: "Cornea specialist",
    specialties: chips("elina-laine"),
  },
  "salim-al-balushi": {
    name: "Dr Salim Al Balushi",
    initials: "SB",
    role: "Ophthalmologist",
    specialties: chips("salim-al-balushi"),
  },
  "khalid-al-rawahi": {
    name: "Dr Khalid Al Rawahi",
    initials: "KR",
    role: "Ophthalmologist",
    specialties: chips("khalid-al-rawahi"),
  },
  "noor-al-saadi": {
    name: "Dr Noor Al Saadi",
    initials: "NS",
    role: "Ophthalmologist",
    specialties: chips("noor-al-saadi"),
  },
} satisfies Content["doctors"];

function chips(id: DoctorId): string[] {
  return facts[id].specialties.map((specialty) => specialties[specialty]);
}
