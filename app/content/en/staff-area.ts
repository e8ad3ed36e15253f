import type { StaffAreaWords } from "../staff-area.types.ts";
import { factor } from "./staff-area/factor.ts";
import { frame } from "./staff-area/frame.ts";
import { hours } from "./staff-area/hours.ts";
import { notice } from "./staff-area/notice.ts";
import { today } from "./staff-area/today.ts";

export const staffArea = {
  frame,
  factor,
  notice,
  hours,
  today,
  titles: {
    today: {
      title: "Today",
      metadata: {
        title: "Today, for staff",
        description:
          "The branches of the clinic today: opening hours, notices and when each was last checked by staff.",
        keywords: [],
      },
    },
    notice: {
      title: "New notice",
      metadata: {
        title: "Notice, for staff",
        description:
          "Write a dated notice for one or more branches of the clinic and see how patients will read it.",
        keywords: [],
      },
    },
    hours: {
      title: "Change hours",
      metadata: {
        title: "Change hours, for staff",
        description:
          "Set other opening hours of one or more branches for a holiday or another reason, and see how patients will read them.",
        keywords: [],
      },
    },
  },
} satisfies StaffAreaWords;
