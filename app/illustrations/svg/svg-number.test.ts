import { expect, test } from "vitest";
import { svgNumber } from "./svg-number.ts";

test.each([
  [12.4, 0, "12"],
  [100, 0, "100"],
  [0.504, 2, ".5"],
  [-0.25, 2, "-.25"],
  [10.1, 2, "10.1"],
  [120, 1, "120"],
  [0, 2, "0"],
])("%d with %d decimals is written %s", (value, decimals, written) => {
  expect(svgNumber(value, decimals)).toBe(written);
});

test("a negative number that rounds to zero has no sign", () => {
  expect(svgNumber(-0.2)).toBe("0");
  expect(svgNumber(-0.001, 2)).toBe("0");
});
