import {
  type QuestionCategory,
  questionCategories,
  questionsIn,
} from "~/content/facts/questions.ts";
import type { PatientQuestionWords } from "~/content/questions-shape.ts";

export interface QuestionGroup {
  category: QuestionCategory;
  questions: PatientQuestionWords[];
}

/** The questions under their categories, in the order of the page (B§2). */
export function groupQuestions(questions: readonly PatientQuestionWords[]): QuestionGroup[] {
  const byId = new Map(questions.map((words) => [words.id, words]));
  return questionCategories.map((category) => ({
    category,
    questions: questionsIn[category].flatMap((id) => byId.get(id) ?? []),
  }));
}
