import { expect, test } from "vitest";
import { colourQuestions, nothingClear } from "~/content/data/games.ts";
import { colourScore, reviewAnswers } from "./colour-review.ts";

test("an answer is correct when it is the stored one, and counts one point", () => {
  const answers = ["2", "21", "42", nothingClear];
  expect(reviewAnswers(colourQuestions, answers)).toEqual([
    { number: 1, given: "2", correct: true, answer: "2" },
    { number: 2, given: "21", correct: false, answer: "74" },
    { number: 3, given: "42", correct: true, answer: "42" },
    { number: 4, given: nothingClear, correct: false, answer: "6" },
  ]);
  expect(colourScore(colourQuestions, answers)).toBe(2);
});

test("a question without an answer is incorrect", () => {
  const [first, second] = reviewAnswers(colourQuestions, [undefined, "74"]);
  expect(first).toEqual({ number: 1, given: null, correct: false, answer: "2" });
  expect(second?.correct).toBe(true);
  expect(colourScore(colourQuestions, [])).toBe(0);
});
