import { expect, test } from "vitest";
import { spellingVariants } from "./spelling-variants.ts";

const weightsOf = (word: string) =>
  new Map(spellingVariants(word).map(({ term, weight }) => [term, weight]));

test.each([
  ["a missing letter", "lamp", "lap"],
  ["an additional letter at the start", "lamp", "slamp"],
  ["an additional letter at the end", "lamp", "lamps"],
  ["another letter", "lamp", "lump"],
  ["another digit", "lamp", "lam2"],
  ["two swapped neighbours", "lamp", "lapm"],
  ["a missing letter in Arabic", "عدسه", "عدس"],
  ["another letter in Arabic", "عدسه", "عدصه"],
  ["an additional digit in Arabic", "عدسه", "عدسه2"],
])("%s is a variant", (_, word, variant) => {
  expect(weightsOf(word).get(variant)).toBeGreaterThan(0);
});

test("a word with two differences, or with letters of the other script, is no variant", () => {
  const variants = weightsOf("lamp");
  for (const other of ["la", "lmap2", "pamle", "لamp"]) expect(variants.has(other)).toBe(false);
  expect(weightsOf("عدسه").has("عدسهa")).toBe(false);
});

test("swapped letters are more likely than another letter, and a longer variant than a shorter one", () => {
  const variants = weightsOf("lamp");
  const weights = ["lapm", "lamps", "lump", "lap"].map((word) => variants.get(word));
  expect(weights).toEqual([1, 0.375, 0.36, 0.3375]);
});

test("short and very long words have no variants", () => {
  expect(spellingVariants("lam")).toEqual([]);
  expect(spellingVariants("a".repeat(25))).toEqual([]);
  expect(spellingVariants("abcd")).not.toEqual([]);
  expect(spellingVariants("a".repeat(24))).not.toEqual([]);
});
