import { expect, test } from "vitest";
import { positionOnDay } from "./day-line.tsx";

test("the line runs from 7 to 22 h", () => {
  expect(positionOnDay(7)).toBe(0);
  expect(positionOnDay(14.5)).toBe(50);
  expect(positionOnDay(22)).toBe(100);
});

test("an hour outside the range is at its end", () => {
  expect(positionOnDay(3)).toBe(0);
  expect(positionOnDay(24)).toBe(100);
});
