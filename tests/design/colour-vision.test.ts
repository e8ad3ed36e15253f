import { expect, test } from "vitest";
import { difference76, difference2000, seenColour, type Triple } from "./colour-vision.ts";

test.each([
  ["#ffffff", [100, 0, 0]],
  ["#000000", [0, 0, 0]],
  ["#ff0000", [53.24, 80.09, 67.2]],
  ["#00ff00", [87.73, -86.18, 83.18]],
  ["#0000ff", [32.3, 79.19, -107.86]],
] as const)("%s has its published place in CIELAB", (hex, expected) => {
  for (const [axis, value] of seenColour(hex, "typical").entries()) {
    expect(value).toBeCloseTo(expected[axis] ?? Number.NaN, 1);
  }
});

// From the published test data of Sharma, Wu and Dalal.
test.each<[Triple, Triple, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
])("CIEDE2000 of %j and %j is the published %f", (one, other, expected) => {
  expect(difference2000(one, other)).toBeCloseTo(expected, 4);
  expect(difference2000(other, one)).toBeCloseTo(expected, 4);
});

test("a red and a green on one confusion line look alike without green cones, and differ with them", () => {
  const [red, green] = ["#e06146", "#59a638"] as const;
  const differenceFor = (sight: "typical" | "deuteranope") =>
    difference76(seenColour(red, sight), seenColour(green, sight));
  expect(differenceFor("typical")).toBeGreaterThan(90);
  expect(differenceFor("deuteranope")).toBeLessThan(5);
});

test.each(["typical", "deuteranope", "protanope"] as const)(
  "greys stay grey for %s eyes",
  (sight) => {
    const [, a, b] = seenColour("#808080", sight);
    expect(Math.hypot(a, b)).toBeLessThan(1);
  },
);
