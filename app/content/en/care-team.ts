import type { Content } from "../content.types.ts";

/** The people are samples (`data/care-team.ts`). */
export const careTeam = {
  "staff-1": { name: "Maryam Al Zadjali", initials: "MZ", role: "Optometrist" },
  "staff-2": { name: "Ahmed Al Maqbali", initials: "AM", role: "Optometrist" },
  "staff-3": { name: "Huda Al Kathiri", initials: "HK", role: "Optometrist" },
  "staff-4": {
    name: "Yusuf Al Abri",
    initials: "YA",
    role: "Branch manager and optometrist",
  },
} satisfies Content["careTeam"];
