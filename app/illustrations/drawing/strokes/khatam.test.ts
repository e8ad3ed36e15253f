import { expect, test } from "vitest";
import { khatamCorners, khatamStarPath, khatamTilePath } from "./khatam.ts";

test("a khatam star has sixteen points, eight of them tips", () => {
  const distances = khatamCorners([0, 0], 10).map(([x, y]) => Math.hypot(x, y));
  expect(distances).toHaveLength(16);
  expect(distances.filter((distance) => Math.abs(distance - 10) < 1e-9)).toHaveLength(8);
});

test("its outline is one closed path through all sixteen", () => {
  expect(khatamStarPath([24, 24], 13)).toMatch(/^M[^MLZ]+(L[^MLZ]+){15}Z$/);
});

test("the star of a tile touches all four sides, so that tiles meet", () => {
  const tile = khatamTilePath(96);
  const star = tile.slice(0, tile.indexOf("Z"));
  for (const tip of ["M96 48L", "L48 96L", "L0 48L", "L48 0L"]) expect(star).toContain(tip);
});
