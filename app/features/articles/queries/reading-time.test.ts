import { expect, test } from "vitest";
import { readingTime } from "./reading-time.ts";

test.each([
  [0, 0],
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingTime("word ".repeat(words))).toBe(minutes);
  expect(readingTime("كلمة\n".repeat(words))).toBe(minutes);
});

test("marks and dashes are no words, figures are", () => {
  expect(readingTime("## - ** – … ؟")).toBe(0);
  expect(readingTime("٢٠٠٧")).toBe(1);
  expect(readingTime(`- ${"word – ".repeat(200)}`)).toBe(1);
});
