import { expect, test } from "vitest";
import { pagerNumbers } from "./pager-numbers.ts";

test.each([
  [1, 2, "1 2"],
  [1, 3, "1 2 3"],
  [1, 4, "1 2 3 4"],
  [1, 5, "1 2 gap 5"],
  [3, 5, "1 2 3 4 5"],
  [5, 5, "1 gap 4 5"],
  [4, 9, "1 2 3 4 5 gap 9"],
  [5, 9, "1 gap 4 5 6 gap 9"],
  [6, 9, "1 gap 5 6 7 8 9"],
  [417, 417, "1 gap 416 417"],
  [200, 417, "1 gap 199 200 201 gap 417"],
])("from page %i of %i the pager names %s", (current, last, named) => {
  expect(pagerNumbers(current, last).join(" ")).toBe(named);
});

test("at most seven items, without repetition, always with the first, the last and the current page", () => {
  for (let last = 1; last < 40; last++) {
    for (let current = 1; current <= last; current++) {
      const named = pagerNumbers(current, last);
      const numbers = named.filter((place) => place !== "gap");
      expect(named.length).toBeLessThanOrEqual(7);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  }
});
