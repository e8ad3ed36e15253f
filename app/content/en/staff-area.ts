import type { StaffAreaWords } from "../staff-area.types.ts";
import { factor } from "./staff-area/factor.ts";
import { frame } from "./staff-area/frame.ts";

export const staffArea = {
  frame,
  factor,
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
        title: "Hours, for staff",
        description:
          "Close a branch or change its opening hours on certain days, for one branch or for all of them.",
        keywords: [],
      },
    },
    articles: {
      title: "Articles",
      metadata: {
        title: "Articles, for staff",
        description:
          "All articles of the site with their state: draft, waiting for approval, returned or on the site.",
        keywords: [],
      },
    },
    article: {
      title: "Article",
      metadata: {
        title: "Article, for staff",
        description:
          "Write an article in English and Arabic, submit it for approval, or approve what a colleague wrote.",
        keywords: [],
      },
    },
  },
} satisfies StaffAreaWords;
