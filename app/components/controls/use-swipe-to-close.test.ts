import { expect, test } from "vitest";
import { closesDialog, sheetOffset } from "./use-swipe-to-close.ts";

test("a pull of 100 px stays, 101 closes", () => {
  expect(closesDialog(100)).toBe(false);
  expect(closesDialog(101)).toBe(true);
});

test("a swipe upwards neither closes nor lifts the sheet", () => {
  expect(closesDialog(-400)).toBe(false);
  expect(sheetOffset(-400)).toBe(0);
  expect(sheetOffset(37)).toBe(37);
});
