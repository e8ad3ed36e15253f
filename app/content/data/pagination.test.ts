import { expect, test } from "vitest";
import { findPageNumber, numberedPath, pageNumberIn } from "./pagination.ts";

test.each([
  ["2", 2],
  ["24", 24],
  ["9999", 9999],
])("%j is page %i", (text, number) => {
  expect(findPageNumber(text)).toBe(number);
});

test.each([
  null,
  "",
  "0",
  "1",
  "02",
  "-2",
  "+2",
  "2.0",
  "2e3",
  "10000",
  "99999999999999999999",
  " 2",
  "2 ",
  "٢",
  "two",
  "constructor",
])("%j is no page after the first", (text) => {
  expect(findPageNumber(text)).toBeNull();
});

test("a list begins with its first page, whose address is the list's", () => {
  expect(numberedPath("/articles", 1)).toBe("/articles");
  expect(numberedPath("/articles", 2)).toBe("/articles?page=2");
  expect(pageNumberIn(new URLSearchParams("lang=ar"))).toBe(1);
  expect(pageNumberIn(new URLSearchParams("page=junk"))).toBe(1);
  expect(pageNumberIn(new URLSearchParams("page=3&lang=ar"))).toBe(3);
});
