import { expect, test } from "vitest";
import { nextTab } from "./tab-keys.ts";

const second = { index: 1, count: 5 };

test("ArrowLeft goes to the tab seen on the left in both directions", () => {
  expect(nextTab("ArrowLeft", { ...second, direction: "ltr" })).toBe(0);
  expect(nextTab("ArrowLeft", { ...second, direction: "rtl" })).toBe(2);
});

test("ArrowRight goes to the tab seen on the right in both directions", () => {
  expect(nextTab("ArrowRight", { ...second, direction: "ltr" })).toBe(2);
  expect(nextTab("ArrowRight", { ...second, direction: "rtl" })).toBe(0);
});

test("beyond an end the strip starts over", () => {
  expect(nextTab("ArrowLeft", { index: 0, count: 5, direction: "ltr" })).toBe(4);
  expect(nextTab("ArrowLeft", { index: 4, count: 5, direction: "rtl" })).toBe(0);
});

test("Home and End go to the ends in the order of reading", () => {
  expect(nextTab("Home", { ...second, direction: "rtl" })).toBe(0);
  expect(nextTab("End", { ...second, direction: "rtl" })).toBe(4);
});

test("other keys are left alone", () => {
  expect(nextTab("ArrowDown", { ...second, direction: "ltr" })).toBeNull();
  expect(nextTab("Tab", { ...second, direction: "ltr" })).toBeNull();
});
