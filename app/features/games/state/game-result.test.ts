import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { badgeOf, verdictOf } from "./game-result.ts";

test.each([
  ["colour", 4, 4, "perfect"],
  ["colour", 3, 4, "good"],
  ["colour", 2, 4, "low"],
  ["colour", 0, 4, "low"],
  ["spot", 5, 5, "perfect"],
  ["spot", 4, 5, "good"],
  ["spot", 3, 5, "good"],
  ["spot", 2, 5, "low"],
] as const)("in the %s game %i of %i is %s", (type, score, maxScore, verdict) => {
  expect(verdictOf({ type, score, maxScore })).toBe(verdict);
});

test("a score exactly at the threshold is good", () => {
  expect(verdictOf({ type: "colour", score: 7, maxScore: 10 })).toBe("good");
  expect(verdictOf({ type: "colour", score: 69, maxScore: 100 })).toBe("low");
  expect(verdictOf({ type: "spot", score: 6, maxScore: 10 })).toBe("good");
  expect(verdictOf({ type: "spot", score: 59, maxScore: 100 })).toBe("low");
});

test.each([
  ["colour", 4, 4, "perfect"],
  ["colour", 3, 4, "good"],
  ["colour", 2, 4, "low"],
  ["spot", 5, 5, "perfect"],
  ["spot", 7, 10, "good"],
  // A good result for the spot game, but not for the history.
  ["spot", 3, 5, "low"],
] as const)(
  "in the history %s with %i of %i has the badge for %s",
  (type, score, maxScore, badge) => {
    expect(badgeOf({ type, score, maxScore })).toBe(badge);
  },
);

test("each verdict has its own text in Arabic", () => {
  const { results, history } = arabic.games;
  const texts = [results.messages.colour, results.messages.spot].flatMap(Object.values);
  expect(new Set(texts).size).toBe(6);
  expect(new Set(Object.values(history.badges)).size).toBe(3);
});
