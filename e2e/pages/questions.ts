import {
  type QuestionId,
  questionCategories,
  questionsIn,
} from "../../app/content/data/questions.ts";
import { questions } from "../../app/content/en/questions.ts";

export { questions };

/** All ids in the order of the page. */
export const questionIds = questionCategories.flatMap((category): QuestionId[] => [
  ...questionsIn[category],
]);

/** The words of one question. */
export function getQuestion(id: QuestionId | undefined): { question: string; answer: string } {
  const found = questions.find((one) => one.id === id);
  if (!found) throw new Error(`There is no question "${id}"`);
  return found;
}
