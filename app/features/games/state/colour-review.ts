import type { ColourQuestion } from "~/content/data/games.ts";

/** The answer to one question. */
export interface ReviewedAnswer {
  /** Of the question, from 1. */
  number: number;
  /** Null without an answer. */
  given: string | null;
  correct: boolean;
  answer: string;
}

/** Every question with its answer, right or wrong, in order. */
export function reviewAnswers(
  questions: readonly ColourQuestion[],
  answers: readonly (string | undefined)[],
): ReviewedAnswer[] {
  return questions.map(({ answer }, index) => {
    const given = answers[index] ?? null;
    return { number: index + 1, given, correct: given === answer, answer };
  });
}

/** One point for each right answer. */
export function colourScore(
  questions: readonly ColourQuestion[],
  answers: readonly (string | undefined)[],
): number {
  return reviewAnswers(questions, answers).filter(({ correct }) => correct).length;
}
