import { expect, test } from "vitest";
import { archesPath, hundredPaths, ringRadii, sunflowerPath } from "./counting-glyphs.ts";

const sunflower = sunflowerPath(200);
const hundred = hundredPaths(99);
const arches = archesPath(11);

/** Each mark of a glyph is one subpath. */
function marks(d: string): number {
  return d.split("M").length - 1;
}

test("the sunflower has 200 dots, no two in one place", () => {
  expect(marks(sunflower)).toBe(200);
  expect(new Set(sunflower.split("M")).size).toBe(201);
});

test("the ring of a hundred has 100 ticks of which 99 are lit", () => {
  expect(marks(hundred.lit)).toBe(99);
  expect(marks(hundred.rest)).toBe(1);
});

test("there are 18 growth rings, each wider than the one before", () => {
  const radii = ringRadii(18);
  expect(radii).toHaveLength(18);
  expect(radii).toEqual([...new Set(radii)].sort((a, b) => a - b));
});

test("there are 11 arches, each closed", () => {
  expect(marks(arches)).toBe(11);
  expect(arches.match(/z/g)).toHaveLength(11);
});
