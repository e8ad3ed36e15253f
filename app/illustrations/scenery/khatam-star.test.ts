import { expect, test } from "vitest";
import { khatamStarPath } from "./khatam-star.ts";

test("a khatam star is one closed path of sixteen points, eight of them tips", () => {
  const star = khatamStarPath([0, 0], 10);
  expect(star).toMatch(/^M[^MLZ]+(L[^MLZ]+){15}Z$/);
  const points = [...star.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const tips = points.filter(([, x, y]) => Math.abs(Math.hypot(Number(x), Number(y)) - 10) < 0.02);
  expect(tips).toHaveLength(8);
});
