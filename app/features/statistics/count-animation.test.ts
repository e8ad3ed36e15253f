import { expect, test } from "vitest";
import {
  countAt,
  countDuration,
  countLength,
  countStagger,
  countThreshold,
  elasticEase,
} from "./count-animation.ts";

test("a counter runs 2500 ms, 300 ms after the one before, from 30% visibility", () => {
  expect(countDuration).toBe(2500);
  expect(countStagger).toBe(300);
  expect(countThreshold).toBe(0.3);
});

test.each([0, 1, 2, 3])("counter %i starts after its delay and ends 2500 ms later", (index) => {
  const start = index * 300;
  expect(countAt(18, index, 0)).toBe(0);
  expect(countAt(18, index, start)).toBe(0);
  expect(countAt(18, index, start + 1)).toBeGreaterThan(0);
  expect(countAt(18, index, start + 2499)).not.toBe(18);
  expect(countAt(18, index, start + 2500)).toBe(18);
  expect(countAt(18, index, start + 10_000)).toBe(18);
});

test("a counter overshoots its final value", () => {
  const values = Array.from({ length: 2500 }, (_, elapsed) => countAt(200_000, 0, elapsed));
  expect(Math.max(...values)).toBeGreaterThan(200_000);
});

test("the count of the band ends with its last counter", () => {
  expect(countLength(1)).toBe(2500);
  expect(countLength(4)).toBe(3400);
  expect(countAt(11, 3, countLength(4))).toBe(11);
});

const samples = Array.from({ length: 1001 }, (_, step) => elasticEase(step / 1000));

test("the easing function goes from 0 to 1", () => {
  expect(elasticEase(0)).toBe(0);
  expect(elasticEase(1)).toBe(1);
});

test("time outside of the animation is clamped", () => {
  expect(elasticEase(-5)).toBe(0);
  expect(elasticEase(7)).toBe(1);
});

test("the easing overshoots 1 and settles, like a spring", () => {
  expect(Math.max(...samples)).toBeGreaterThan(1.1);
  const beyond = samples.findIndex((value) => value > 1);
  expect(samples.slice(beyond).some((value) => value < 1)).toBe(true);
});

test("the easing never falls below 0 and has no jump at either end", () => {
  expect(Math.min(...samples)).toBeGreaterThanOrEqual(0);
  expect(elasticEase(1e-9)).toBeCloseTo(0, 6);
  expect(Math.abs(elasticEase(1 - 1e-9) - 1)).toBeLessThan(0.002);
});
