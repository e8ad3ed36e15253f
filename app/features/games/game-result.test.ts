import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import type { GameId } from "~/content/facts/games.ts";
import { badgeOf, verdictOf } from "./game-result.ts";

function message(type: GameId, score: number, maxScore: number): string {
  return english.games.results.messages[type][verdictOf({ type, score, maxScore })];
}

function badge(type: GameId, score: number, maxScore: number): string {
  return english.games.history.badges[badgeOf({ type, score, maxScore })];
}

test.each([
  [4, "Perfect! Your color vision appears excellent."],
  [3, "Good job! Your color vision appears to be strong."],
  [2, "You might want to consider a professional color vision test."],
  [0, "You might want to consider a professional color vision test."],
])("%i of 4 in the colour test reads: %s (F220)", (score, text) => {
  expect(message("colour", score, 4)).toBe(text);
});

test.each([
  [5, "Perfect! Your attention to detail is excellent."],
  [4, "Good job! You have strong visual perception."],
  [3, "Good job! You have strong visual perception."],
  [2, "Keep practicing to improve your visual discrimination skills."],
])("%i of 5 in the spot game reads: %s (F221, D41)", (score, text) => {
  expect(message("spot", score, 5)).toBe(text);
});

test("a share that is exactly the limit is good", () => {
  expect(verdictOf({ type: "colour", score: 7, maxScore: 10 })).toBe("good");
  expect(verdictOf({ type: "colour", score: 69, maxScore: 100 })).toBe("low");
  expect(verdictOf({ type: "spot", score: 6, maxScore: 10 })).toBe("good");
  expect(verdictOf({ type: "spot", score: 59, maxScore: 100 })).toBe("low");
});

test.each([
  ["colour", 4, 4, "Perfect Score!"],
  ["colour", 3, 4, "Good result!"],
  ["colour", 2, 4, "Try again for a better score."],
  ["spot", 5, 5, "Perfect Score!"],
  ["spot", 7, 10, "Good result!"],
  // Good enough for the results of the spot game, not for the history.
  ["spot", 3, 5, "Try again for a better score."],
] as const)(
  "in the history %s with %i of %i has the badge: %s (F223)",
  (type, score, max, text) => {
    expect(badge(type, score, max)).toBe(text);
  },
);

test("each step of praise has words of its own in Arabic (F220, F221, F223)", () => {
  const { results, history } = arabic.games;
  const texts = [results.messages.colour, results.messages.spot].flatMap(Object.values);
  expect(new Set(texts).size).toBe(6);
  expect(new Set(Object.values(history.badges)).size).toBe(3);
});
