import { expect, test } from "vitest";
import { articles } from "~/content/ar/articles.ts";
import { games } from "~/content/ar/games.ts";
import { home } from "~/content/ar/home.ts";
import { pluralize } from "./plural.ts";

const { seconds } = games;

const forms = {
  zero: "none",
  one: "one",
  two: "a pair",
  few: "# few",
  many: "# many",
  other: "# others",
};

test("a count selects its plural form and is written in the digits of the language", () => {
  const counts = [0, 1, 2, 3, 11, 100, 1200];
  expect(counts.map((count) => pluralize(count, forms, "ar"))).toEqual([
    "none",
    "one",
    "a pair",
    "٣ few",
    "١١ many",
    "١٠٠ others",
    "١٬٢٠٠ others",
  ]);
  expect(counts.map((count) => pluralize(count, forms, "en"))).toEqual([
    "0 others",
    "one",
    "2 others",
    "3 others",
    "11 others",
    "100 others",
    "1,200 others",
  ]);
});

test.each([articles.readingTime, home.doctors.experience, home.doctors.moreSpecialties, seconds])(
  "the counts of years, specialties, minutes and seconds are six different Arabic texts",
  (own) => {
    const texts = [0, 1, 2, 3, 11, 100].map((count) => pluralize(count, own, "ar"));
    expect(new Set(texts).size).toBe(6);
  },
);
