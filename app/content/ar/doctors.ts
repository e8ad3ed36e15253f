import type { Content } from "../content.types.ts";
import { type DoctorId, doctors as facts } from "../data/doctors.ts";
import { specialties } from "./specialties.ts";

/** The people are samples (`data/doctors.ts`). */
export const doctors = {
  "doctor-1": {
    name: "د. ميكائيل كورهونن",
    initials: "م ك",
    role: "المدير الطبي",
    specialties: chips("doctor-1"),
  },
  "doctor-2": {
    name: "د. عائشة الحارثية",
    initials: "ع ح",
    role: "طبيبة عيون",
    specialties: chips("doctor-2"),
  },
  "doctor-3": {
    name: "د. إلينا لاين",
    initials: "إ ل",
    role: "أخصائية أمراض القرنية",
    specialties: chips("doctor-3"),
  },
  "doctor-4": {
    name: "د. سالم البلوشي",
    initials: "س ب",
    role: "طبيب عيون",
    specialties: chips("doctor-4"),
  },
  "doctor-5": {
    name: "د. خالد الرواحي",
    initials: "خ ر",
    role: "طبيب عيون",
    specialties: chips("doctor-5"),
  },
  "doctor-6": {
    name: "د. نور السعدية",
    initials: "ن س",
    role: "طبيبة عيون",
    specialties: chips("doctor-6"),
  },
} satisfies Content["doctors"];

function chips(id: DoctorId): string[] {
  return facts[id].specialties.map((specialty) => specialties[specialty]);
}
