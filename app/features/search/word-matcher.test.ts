import { expect, test } from "vitest";
import { normalizeWord } from "~/i18n/normalize-text.ts";
import { stemOf, WordMatcher } from "./word-matcher.ts";

const stems = (words: readonly string[]) => words.map((word) => stemOf(normalizeWord(word)));

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

test("a word is recognised with one missing, additional, wrong or swapped letter", () => {
  const matcher = new WordMatcher(["retina", "lamp"]);
  for (const typed of ["retina", "retna", "rretina", "retinax", "retyna", "reitna", "retinaa"])
    expect(matcher.find(typed), typed).toBe("retina");
  for (const typed of ["rtinxa", "etina", "tetina", "retnia2", "rtna", "ratyna", "ertina"])
    expect(matcher.find(typed), typed).toBeUndefined();
});

test("a short word is recognised as it is only", () => {
  const matcher = new WordMatcher(["lamp", "lampe"]);
  expect(matcher.find("lamp")).toBe("lamp");
  expect(matcher.find("lanp")).toBeUndefined();
  expect(matcher.find("lomp")).toBeUndefined();
  expect(matcher.find("lompe")).toBe("lampe");
});

test("a long word is recognised with two wrong letters only where the matcher allows it", () => {
  const loose = new WordMatcher(["glaucoma", "retina"], { typos: 2 });
  for (const typed of ["glucona", "glaukomma", "glaumoca", "glaucomaxy"])
    expect(loose.find(typed), typed).toBe("glaucoma");
  for (const typed of ["glauco", "klaucona", "glycona", "retyma", `glaucoma${"a".repeat(20)}`])
    expect(loose.find(typed), typed).toBeUndefined();
  expect(new WordMatcher(["glaucoma"]).find("glucona")).toBeUndefined();
});
