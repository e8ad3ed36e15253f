import type { answerPaths, QuestionCategory, QuestionId } from "./data/questions.ts";
import type { BreadcrumbWords, ClosingWords, MetadataWords, PageHeadWords } from "./page.types.ts";

export interface QuestionWords {
  id: string;
  question: string;
  answer: string;
}

/** A question whose answer links to another page. */
export type LinkingQuestionId = keyof typeof answerPaths;

/** A question of /faq. */
export interface PatientQuestionWords extends QuestionWords {
  id: QuestionId;
}

export interface QuestionsContent {
  /** The home page shows the first four. */
  questions: readonly PatientQuestionWords[];
  /** Link text at the end of an answer. */
  answerLinks: Record<LinkingQuestionId, string>;
  questionsPage: QuestionsPageWords;
}

/** Words of /faq around the questions. */
export interface QuestionsPageWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  head: PageHeadWords;
  /** Accessible name of the links to the categories. */
  topics: string;
  categories: Record<QuestionCategory, string>;
  /** Shown below an answer; screen readers also hear the question. */
  linkToAnswer: string;
  closing: ClosingWords;
}
