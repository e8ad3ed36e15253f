import type { Content } from "../shape.ts";

/** Stand-in people, marked as such in `facts/staff.ts` (D26). */
export const staff = {
  "maryam-al-zadjali": { name: "Maryam Al Zadjali", initials: "MZ", role: "Optometrist" },
  "ahmed-al-maqbali": { name: "Ahmed Al Maqbali", initials: "AM", role: "Optometrist" },
  "huda-al-kathiri": { name: "Huda Al Kathiri", initials: "HK", role: "Optometrist" },
  "yusuf-al-abri": {
    name: "Yusuf Al Abri",
    initials: "YA",
    role: "Branch manager and optometrist",
  },
} satisfies Content["staff"];
