import type { Content } from "../shape.ts";

/** Stand-in people, marked as such in `facts/staff.ts` (D26). */
export const staff = {
  "maryam-al-zadjali": { name: "مريم الزدجالية", initials: "م ز", role: "أخصائية بصريات" },
  "ahmed-al-maqbali": { name: "أحمد المقبالي", initials: "أ م", role: "أخصائي بصريات" },
  "huda-al-kathiri": { name: "هدى الكثيرية", initials: "هـ ك", role: "أخصائية بصريات" },
  "yusuf-al-abri": {
    name: "يوسف العبري",
    initials: "ي ع",
    role: "مدير الفرع وأخصائي بصريات",
  },
} satisfies Content["staff"];
