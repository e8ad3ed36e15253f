import { expect, test } from "vitest";
import { closesDialog, dialogOffset } from "./use-swipe-to-close.ts";

test("a swipe of 100 px leaves the dialog open, one of 101 px closes it", () => {
  expect(closesDialog(100)).toBe(false);
  expect(closesDialog(101)).toBe(true);
});

test("an upward swipe neither closes nor moves the dialog", () => {
  expect(closesDialog(-400)).toBe(false);
  expect(dialogOffset(-400)).toBe(0);
  expect(dialogOffset(37)).toBe(37);
});
