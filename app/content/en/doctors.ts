import type { Content } from "../content.types.ts";
import { type DoctorId, doctors as facts } from "../data/doctors.ts";
import { specialties } from "./specialties.ts";

/** The people are samples (`data/doctors.ts`). */
export const doctors = {
  "doctor-1": {
    name: "Dr Mikael Korhonen",
    initials: "MK",
    role: "Medical director",
    specialties: chips("doctor-1"),
  },
  "doctor-2": {
    name: "Dr Aisha Al Harthy",
    initials: "AH",
    role: "Ophthalmologist",
    specialties: chips("doctor-2"),
  },
  "doctor-3": {
    name: "Dr Elina Laine",
    initials: "EL",
    role: "Cornea specialist",
    specialties: chips("doctor-3"),
  },
  "doctor-4": {
    name: "Dr Salim Al Balushi",
    initials: "SB",
    role: "Ophthalmologist",
    specialties: chips("doctor-4"),
  },
  "doctor-5": {
    name: "Dr Khalid Al Rawahi",
    initials: "KR",
    role: "Ophthalmologist",
    specialties: chips("doctor-5"),
  },
  "doctor-6": {
    name: "Dr Noor Al Saadi",
    initials: "NS",
    role: "Ophthalmologist",
    specialties: chips("doctor-6"),
  },
} satisfies Content["doctors"];

function chips(id: DoctorId): string[] {
  return facts[id].specialties.map((specialty) => specialties[specialty]);
}
