import type { SpecialtyId } from "../data/doctor-specialties.ts";

/** Specialties on the doctors' cards; `data/doctors.ts` assigns them. */
export const specialties: Record<SpecialtyId, string> = {
  lasik: "الليزك",
  cataract: "المياه البيضاء",
  cornea: "القرنية",
  retina: "الشبكية",
  "diabetic-eye": "عيون مرضى السكري",
  keratoconus: "القرنية المخروطية",
  "dry-eye": "جفاف العين",
  strabismus: "الحَوَل",
  "childrens-eyes": "عيون الأطفال",
  glaucoma: "الجلوكوما",
  "contact-lenses": "العدسات اللاصقة",
  icl: "عدسات ICL",
};
