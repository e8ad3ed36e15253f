import { expect, test } from "vitest";
import { debounceToggle } from "./toggle-debounce.ts";

test("the first click counts at once", () => {
  expect(debounceToggle()(0)).toBe(true);
});

test("a second click within 200 ms is ignored", () => {
  const accepts = debounceToggle();
  expect([1000, 1001, 1199].map((now) => accepts(now))).toEqual([true, false, false]);
});

test("clicks are ignored for 300 ms after a change", () => {
  for (const [wait, accepted] of [
    [199, false],
    [200, false],
    [299, false],
    [300, true],
    [301, true],
  ] as const) {
    const accepts = debounceToggle();
    accepts(1000);
    expect([wait, accepts(1000 + wait)]).toEqual([wait, accepted]);
  }
});

test("each click restarts the debounce of 200 ms", () => {
  const accepts = debounceToggle();
  expect([0, 150, 300, 450, 649, 849].map((now) => accepts(now))).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test("clicks further apart always count", () => {
  const accepts = debounceToggle();
  expect([0, 400, 800, 1200].map((now) => accepts(now))).toEqual([true, true, true, true]);
});
