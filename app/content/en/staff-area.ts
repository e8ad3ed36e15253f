import type { StaffAreaWords } from "../staff-area.types.ts";
import { articles } from "./staff-area/articles.ts";
import { factor } from "./staff-area/factor.ts";
import { frame } from "./staff-area/frame.ts";
import { hours } from "./staff-area/hours.ts";
import { notice } from "./staff-area/notice.ts";
import { review } from "./staff-area/review.ts";
import { today } from "./staff-area/today.ts";

export const staffArea = {
  frame,
  factor,
  notice,
  hours,
  today,
  articles,
  review,
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
    articles: {
      title: "Articles",
      metadata: {
        title: "Articles, for staff",
        description:
          "The articles of the site and their drafts, each with its state: draft, waiting for approval, returned or on the site.",
        keywords: [],
      },
    },
    article: {
      title: "New article",
      metadata: {
        title: "Article, for staff",
        description:
          "Write an article in both languages beside the page that patients will read, and submit it for approval.",
        keywords: [],
      },
    },
    review: {
      title: "Version of an article",
      metadata: {
        title: "Approval of an article, for staff",
        description:
          "Read what has changed in an article in both languages, approve it or return it, and restore an earlier version.",
        keywords: [],
      },
    },
  },
} satisfies StaffAreaWords;
