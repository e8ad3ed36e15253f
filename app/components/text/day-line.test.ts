import { expect, test } from "vitest";
import { placeOnDay } from "./day-line.tsx";

test("the line runs from 7 to 22 h", () => {
  expect(placeOnDay(7)).toBe(0);
  expect(placeOnDay(14.5)).toBe(50);
  expect(placeOnDay(22)).toBe(100);
});

test("an hour outside the range is at its end", () => {
  expect(placeOnDay(3)).toBe(0);
  expect(placeOnDay(24)).toBe(100);
});
