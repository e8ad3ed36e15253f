import type { Content } from "../content.types.ts";

/** The people are samples (`data/care-team.ts`). */
export const careTeam = {
  "staff-1": { name: "مريم الزدجالية", initials: "م ز", role: "أخصائية بصريات" },
  "staff-2": { name: "أحمد المقبالي", initials: "أ م", role: "أخصائي بصريات" },
  "staff-3": { name: "هدى الكثيرية", initials: "هـ ك", role: "أخصائية بصريات" },
  "staff-4": {
    name: "يوسف العبري",
    initials: "ي ع",
    role: "مدير الفرع وأخصائي بصريات",
  },
} satisfies Content["careTeam"];
