import {
  type QuestionId,
  questionCategories,
  questionsIn,
} from "../../app/content/data/questions.ts";
import { questions } from "../../app/content/en/questions.ts";

export { questions };

/** The ids in the order of the page. */
export const questionIds = questionCategories.flatMap((category): QuestionId[] => [
  ...questionsIn[category],
]);

/** Returns the texts of a question. @throws Error when the id is unknown. */
export function getQuestion(id: QuestionId | undefined): { question: string; answer: string } {
  const found = questions.find((one) => one.id === id);
  if (!found) throw new Error(`There is no question "${id}"`);
  return found;
}
