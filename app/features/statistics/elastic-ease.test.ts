import { expect, test } from "vitest";
import { elasticEase } from "./elastic-ease.ts";

const samples = Array.from({ length: 1001 }, (_, step) => elasticEase(step / 1000));

test("the ease begins at 0 and rests at 1 (F59)", () => {
  expect(elasticEase(0)).toBe(0);
  expect(elasticEase(1)).toBe(1);
});

test("time outside of the animation is clamped", () => {
  expect(elasticEase(-5)).toBe(0);
  expect(elasticEase(7)).toBe(1);
});

test("the ease goes beyond 1 on the way and comes back, like a spring (F59)", () => {
  expect(Math.max(...samples)).toBeGreaterThan(1.1);
  const beyond = samples.findIndex((value) => value > 1);
  expect(samples.slice(beyond).some((value) => value < 1)).toBe(true);
});

test("the ease never falls below 0 and has no jump at either end", () => {
  expect(Math.min(...samples)).toBeGreaterThanOrEqual(0);
  expect(elasticEase(1e-9)).toBeCloseTo(0, 6);
  expect(Math.abs(elasticEase(1 - 1e-9) - 1)).toBeLessThan(0.002);
});
