import { expect, test } from "vitest";
import {
  colourQuestions,
  goodHistoryShare,
  goodShare,
  nothingClear,
  oddCount,
  squareCount,
} from "./games.ts";

test("the four questions have the specification's answers and numbers of options", () => {
  expect(colourQuestions.map(({ answer }) => answer)).toEqual(["2", "74", "42", "6"]);
  expect(colourQuestions.map(({ options }) => options.length)).toEqual([4, 3, 4, 4]);
});

test.each(colourQuestions.map((question, index) => [index + 1, question] as const))(
  "question %i offers its answer and Nothing clear among different options",
  (_, { options, answer }) => {
    expect(options).toContain(answer);
    expect(options.at(-1)).toBe(nothingClear);
    expect(new Set(options).size).toBe(options.length);
  },
);

test("the numbers are in ascending order, so that the position does not reveal the answer", () => {
  for (const { options } of colourQuestions) {
    const numbers = options.slice(0, -1).map(Number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  }
  const places = colourQuestions.map(({ options, answer }) => options.indexOf(answer));
  expect(new Set(places).size).toBeGreaterThan(1);
});

test("the games have the specification's sizes and shares", () => {
  expect([squareCount, oddCount]).toEqual([9, 5]);
  expect(goodShare).toEqual({ colour: 0.7, spot: 0.6 });
  expect(goodHistoryShare).toBe(0.7);
});
