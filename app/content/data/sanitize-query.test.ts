import { expect, test } from "vitest";
import { maxQueryLength, sanitizeQuery } from "./sanitize-query.ts";

test.each([
  ["  two \n words\t", "two words"],
  ["\u202Eturned\u202C", "turned"],
  ["\u200Fحول\u061C", "حول"],
  ["a\u0000b\u001B[31m", "a b [31m"],
  ["\uD800half", "half"],
  ["<b>&amp;", "<b>&amp;"],
  ["\u200E \u200B", ""],
])("%j is read as %j", (typed, read) => {
  expect(sanitizeQuery(typed)).toBe(read);
});

test("a query that is too long is truncated, never inside a character", () => {
  expect(sanitizeQuery("x".repeat(500))).toHaveLength(maxQueryLength);
  expect(sanitizeQuery("👁".repeat(500))).toBe("👁".repeat(maxQueryLength));
});
