import { expect, test } from "vitest";
import { normalizeWord } from "~/i18n/normalize-text.ts";
import { stemWord } from "./stemmer.ts";

const stems = (words: readonly string[]) => words.map((word) => stemWord(normalizeWord(word)));

test.each([
  ["the English plural", "cataract cataracts"],
  ["my after a word", "عين عيني"],
  ["my after a taa marbuta", "عملية عمليتي"],
  ["her, their, your and our", "عين عينها عينهم عينكم عيننا"],
  ["a masculine plural", "طبيب طبيبين طبيبون"],
  ["two of a thing", "طبيب طبيبان"],
  ["a feminine plural", "عدسة عدسات عدساتي عدساتك"],
  ["and, so, with and to before a word", "عدسة وعدسة فعدسة بعدسة لعدسة"],
])("%s makes no difference: %s", (_, words) => {
  expect(new Set(stems(words.split(" ")))).toHaveProperty("size", 1);
});

test("a short word, and one that ends in ss, us or is, loses no s", () => {
  const words = ["gas", "glass", "virus", "iris"];
  expect(stems(words)).toEqual(words);
  expect(stems(["lids"])).toEqual(["lid"]);
});

test("three letters of an Arabic word remain", () => {
  expect(stems(["بني", "وردي"])).toEqual(["بني", "ورد"]);
  expect(stems(["وعين", "وعيون"])).toEqual(["وعين", "عيون"]);
});
