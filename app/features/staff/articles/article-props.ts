import type { ReactNode } from "react";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import type { ArticleHistory } from "./revisions.ts";

export interface ArticleScreenProps {
  /** Heading of an article without a title. */
  title: string;
  words: StaffArticlesWords;
  /** Display names of the categories, which the database stores in English. */
  categories: Readonly<Record<string, string>>;
  /** The author of a new article, as the database stores it. */
  author: string;
  dayParts: HoursWords["dayParts"];
  loading: string;
  /** Renders the content in the frame of the area, with the main action in its dock. */
  render: (content: ReactNode, dock: ReactNode) => ReactNode;
}

/** One article that was read, for the editor and the review. */
export interface OneArticleProps extends ArticleScreenProps {
  /** Null for a new article. */
  slug: string | null;
  history: ArticleHistory;
  /** Reads the article again. */
  reload: () => void;
}
