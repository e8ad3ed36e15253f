import { type DoctorId, doctors as facts } from "../facts/doctors.ts";
import type { Content } from "../shape.ts";
import { specialties } from "./specialties.ts";

/** Stand-in people, marked as such in `facts/doctors.ts` (D26). */
export const doctors = {
  "mikael-korhonen": {
    name: "د. ميكائيل كورهونن",
    initials: "م ك",
    role: "المدير الطبي",
    specialties: chips("mikael-korhonen"),
  },
  "aisha-al-harthy": {
    name: "د. عائشة الحارثية",
    initials: "ع ح",
    role: "طبيبة عيون",
    specialties: chips("aisha-al-harthy"),
  },
  "elina-laine": {
    name: "د. إلينا لاين",
    initials: "إ ل",
    role: "أخصائية أمراض القرنية",
    specialties: chips("elina-laine"),
  },
  "salim-al-balushi": {
    name: "د. سالم البلوشي",
    initials: "س ب",
    role: "طبيب عيون",
    specialties: chips("salim-al-balushi"),
  },
  "khalid-al-rawahi": {
    name: "د. خالد الرواحي",
    initials: "خ ر",
    role: "طبيب عيون",
    specialties: chips("khalid-al-rawahi"),
  },
  "noor-al-saadi": {
    name: "د. نور السعدية",
    initials: "ن س",
    role: "طبيبة عيون",
    specialties: chips("noor-al-saadi"),
  },
} satisfies Content["doctors"];

function chips(id: DoctorId): string[] {
  return facts[id].specialties.map((specialty) => specialties[specialty]);
}
