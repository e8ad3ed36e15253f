import { expect, test } from "vitest";
import { countSyllables, readingGrade, wordsOf } from "./reading-grade.ts";

test.each([
  [1, "a the eye eyes red care takes moved whole holes called seen light Z"],
  [
    2,
    "doctor lenses glasses treated needed needle needles people minutes vision patient trial whether",
  ],
  [3, "surgery cornea previous usual cataract retina consulting video period area optician"],
  [4, "material operating optometry consultation"],
] as const)("words of %i syllables are counted", (count, words) => {
  for (const word of words.split(" ")) expect([word, countSyllables(word)]).toEqual([word, count]);
});

test("figures, names with hyphens and possessives are one word each", () => {
  expect(wordsOf("Children's eyes: 45-60 minutes, Z-LASIK Z8, 150,000+.")).toHaveLength(7);
});

test("a simple sentence has a low grade, an official one a high grade", () => {
  expect(readingGrade("The cat sat on the mat. It was a big cat.")).toBeLessThan(1);
  expect(
    readingGrade(
      "Postoperative ophthalmological rehabilitation necessitates interdisciplinary collaboration between participating institutions.",
    ),
  ).toBeGreaterThan(20);
});
