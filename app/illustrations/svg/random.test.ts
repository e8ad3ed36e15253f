import { expect, test } from "vitest";
import { bell, between, mulberry32, seedOf } from "./random.ts";

function firstTen(draw: () => number): number[] {
  return Array.from({ length: 10 }, draw);
}

test("the same seed gives the same numbers", () => {
  expect(firstTen(mulberry32(2007))).toEqual(firstTen(mulberry32(2007)));
});

test("another seed gives different numbers", () => {
  expect(firstTen(mulberry32(2007))).not.toEqual(firstTen(mulberry32(2008)));
});

test.each([
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("the seed of %s is its published FNV-1a hash", (id, hash) => {
  expect(seedOf(id)).toBe(hash);
});

test("characters outside the basic multilingual plane have different seeds", () => {
  expect(seedOf("👁")).not.toBe(seedOf("👀"));
});

test("numbers are within their bounds", () => {
  const random = mulberry32(1);
  for (let index = 0; index < 1000; index++) {
    const even = between(random, -3, 5);
    expect(even).toBeGreaterThanOrEqual(-3);
    expect(even).toBeLessThan(5);
    expect(Math.abs(bell(random))).toBeLessThanOrEqual(1);
  }
});
