import { expect, test } from "vitest";
import {
  cataract,
  flattenedCone,
  fovea,
  keratoconus,
  lightPaths,
  type Optics,
  sharpSight,
  shortSight,
  shortSightWithLens,
  swollenRetina,
  turnedEye,
} from "./light-paths.ts";

const landings = (optics: Optics) => lightPaths(optics).map(({ corners }) => corners[3]);

/** How far apart the outermost rays land. */
function spread(optics: Optics): number {
  const heights = landings(optics).map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights);
}

test("all rays of a healthy eye meet at the fovea", () => {
  for (const { focus } of lightPaths(sharpSight)) expect(focus).toBeCloseTo(fovea.x, 6);
  for (const { x, y } of landings(sharpSight))
    expect(Math.hypot(x - fovea.x, y - fovea.y)).toBeLessThan(0.001);
});

test("the rays of short sight meet at one place, clearly before the fovea, and land apart", () => {
  const foci = lightPaths(shortSight).map(({ focus }) => focus ?? 0);
  for (const focus of foci) expect(focus).toBeCloseTo(foci[0] ?? 0, 6);
  expect(fovea.x - (foci[0] ?? 0)).toBeGreaterThan(10);
  expect(spread(shortSight)).toBeGreaterThan(6);
});

test("a contact lens brings the rays of short sight back to the fovea", () => {
  for (const { focus } of lightPaths(shortSightWithLens)) expect(focus).toBeCloseTo(fovea.x, 6);
});

test("the rays of keratoconus meet at several places; flattened, they land closer together and still apart", () => {
  const foci = lightPaths(keratoconus).map(({ focus }) => Math.round(focus ?? 0));
  expect(new Set(foci).size).toBeGreaterThan(3);
  expect(spread(flattenedCone)).toBeLessThan(spread(keratoconus) / 2);
  expect(spread(flattenedCone)).toBeGreaterThan(1);
});

test("a cloudy lens scatters over the retina what would have met on it", () => {
  expect(spread(cataract)).toBeGreaterThan(20);
});

test("on a swollen retina the light lands before it has met", () => {
  for (const { x } of landings(swollenRetina)) expect(x).toBeLessThan(fovea.x - 5);
  expect(spread(swollenRetina)).toBeGreaterThan(4);
});

test("the light in an eye that is turned meets sharply, beside the fovea", () => {
  expect(spread(turnedEye)).toBeLessThan(2);
  for (const { y } of landings(turnedEye)) expect(Math.abs(y - fovea.y)).toBeGreaterThan(12);
});

test("no ray runs into the iris, whose edge stands 24 above and below the axis at x = 176", () => {
  for (const optics of [sharpSight, turnedEye, keratoconus])
    for (const { corners } of lightPaths(optics)) {
      const [, entry, lens] = corners;
      const share = (176 - entry.x) / (lens.x - entry.x);
      expect(Math.abs(entry.y + share * (lens.y - entry.y) - fovea.y)).toBeLessThan(24);
    }
});
