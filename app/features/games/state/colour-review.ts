import type { ColourQuestion } from "~/content/data/games.ts";

/** The answer to one question. */
export interface ReviewedAnswer {
  /** Number of the question, from 1. */
  number: number;
  /** Null without an answer. */
  given: string | null;
  correct: boolean;
  answer: string;
}

/** Returns every question with its answer and whether it is right, in order. */
export function reviewAnswers(
  questions: readonly ColourQuestion[],
  answers: readonly (string | undefined)[],
): ReviewedAnswer[] {
  return questions.map(({ answer }, index) => {
    const given = answers[index] ?? null;
    return { number: index + 1, given, correct: given === answer, answer };
  });
}

/** Returns one point for each right answer. */
export function colourScore(
  questions: readonly ColourQuestion[],
  answers: readonly (string | undefined)[],
): number {
  return reviewAnswers(questions, answers).filter(({ correct }) => correct).length;
}
