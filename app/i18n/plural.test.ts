import { expect, test } from "vitest";
import { articles } from "~/content/ar/articles.ts";
import { games } from "~/content/ar/games.ts";
import { home } from "~/content/ar/home.ts";
import { pluralClass, pluralize } from "./plural.ts";

test.each(["ar", "en"] as const)("the classes of 0 to 1000 in %s are those of Intl", (locale) => {
  const intl = new Intl.PluralRules(locale);
  for (let count = 0; count <= 1000; count++) {
    expect([count, pluralClass(count, locale)]).toEqual([count, intl.select(count)]);
  }
});

const { seconds } = games;

const forms = {
  zero: "none",
  one: "one",
  two: "a pair",
  few: "# few",
  many: "# many",
  other: "# others",
};

test("a count takes its form and stands in it in the digits of the language (craft R24)", () => {
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
  "the counts of years, specialties, minutes and seconds are six different Arabic texts (craft R24)",
  (own) => {
    const texts = [0, 1, 2, 3, 11, 100].map((count) => pluralize(count, own, "ar"));
    expect(new Set(texts).size).toBe(6);
  },
);
