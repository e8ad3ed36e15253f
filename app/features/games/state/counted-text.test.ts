import { expect, test } from "vitest";
import { games as arabic } from "~/content/ar/games.ts";
import { games as english } from "~/content/en/games.ts";
import { countedText } from "./counted-text.ts";

test("count and total replace their placeholders, in the digits of the language", () => {
  expect(countedText("Question # of {total}", 2, 4, "en")).toBe("Question 2 of 4");
  expect(countedText("{total}: #", 2, 4, "ar")).toBe("٤: ٢");
  expect(countedText("none", 0, 5, "ar")).toBe("none");
});

test.each([
  ["en", english],
  ["ar", arabic],
] as const)("every count of the games in %s names its number and its total", (_, words) => {
  const { colour, spot, score } = words;
  for (const text of [colour.progress, score]) expect(text).toMatch(/#.*\{total\}/);
  for (const text of Object.values(spot.found)) expect(text).toContain("{total}");
  for (const form of ["few", "many", "other"] as const) expect(spot.found[form]).toContain("#");
});

test("found rings are counted in Arabic in five written forms", () => {
  const { zero, one, two, few, many } = arabic.spot.found;
  // After ten the noun is singular, and a feminine noun has one spelling.
  expect(new Set([zero, one, two, few, many]).size).toBe(5);
});
