import type { answerPaths, QuestionCategory, QuestionId } from "./data/questions.ts";
import type { BreadcrumbWords, ClosingWords, MetadataWords, PageHeadWords } from "./page.types.ts";

export interface QuestionWords {
  id: string;
  question: string;
  answer: string;
}

/** Questions whose answer leads on to another page. */
export type LeadingQuestionId = keyof typeof answerPaths;

/** One of the questions that patients ask, on /faq and in part on the home page. */
export interface PatientQuestionWords extends QuestionWords {
  id: QuestionId;
}

export interface QuestionsContent {
  /** All twelve; the home page shows the first four. */
  questions: readonly PatientQuestionWords[];
  /** The words of the link at the end of an answer. */
  answerLinks: Record<LeadingQuestionId, string>;
  questionsPage: QuestionsPageWords;
}

/** What /faq says around the questions. */
export interface QuestionsPageWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  head: PageHeadWords;
  /** Name of the chips that lead to the categories. */
  topics: string;
  categories: Record<QuestionCategory, string>;
  /** Under an answer; the question follows for those who hear it. */
  linkToAnswer: string;
  closing: ClosingWords;
}
