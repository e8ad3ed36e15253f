import type { ReactNode } from "react";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import type { StaffReviewWords } from "~/content/staff-review.types.ts";

/** The words of the screen on which a revision of an article is read and approved. */
export interface ReviewScreenProps {
  title: string;
  words: StaffReviewWords;
  /** Words of the list and the editor. */
  shared: StaffArticlesWords;
  /** Display names of the subjects, which the database stores in English. */
  categories: Readonly<Record<string, string>>;
  dayParts: HoursWords["dayParts"];
  loading: string;
  /** Renders the content in the frame of the area, with the main actions in its dock. */
  render: (content: ReactNode, dock: ReactNode) => ReactNode;
}
