import type { Content } from "../shape.ts";

/** Stand-in people, marked as such in `facts/doctors.ts` (D26). */
export const doctors = {
  "mikael-korhonen": {
    name: "د. ميكائيل كورهونن",
    initials: "م ك",
    role: "المدير الطبي",
    specialties: ["الليزك", "المياه البيضاء", "القرنية"],
  },
  "aisha-al-harthy": {
    name: "د. عائشة الحارثية",
    initials: "ع ح",
    role: "طبيبة عيون",
    specialties: ["الشبكية", "المياه البيضاء", "عيون مرضى السكري"],
  },
  "elina-laine": {
    name: "د. إلينا لاين",
    initials: "إ ل",
    role: "أخصائية أمراض القرنية",
    specialties: ["القرنية المخروطية", "القرنية", "جفاف العين"],
  },
  "salim-al-balushi": {
    name: "د. سالم البلوشي",
    initials: "س ب",
    role: "طبيب عيون",
    specialties: ["الحَوَل", "عيون الأطفال", "الجلوكوما"],
  },
  "khalid-al-rawahi": {
    name: "د. خالد الرواحي",
    initials: "خ ر",
    role: "طبيب عيون",
    specialties: ["الجلوكوما", "المياه البيضاء", "جفاف العين"],
  },
  "noor-al-saadi": {
    name: "د. نور السعدية",
    initials: "ن س",
    role: "طبيبة عيون",
    specialties: ["الليزك", "العدسات اللاصقة", "عدسات ICL"],
  },
} satisfies Content["doctors"];
