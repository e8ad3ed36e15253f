import { expect, test } from "vitest";
import { redGreenDots } from "./dot-colours.ts";
import { type DotPlateOptions, dotGroups, numeralFigure } from "./dot-plate.ts";
import { gamePlateDots, introPlateSvg, promoPlateSvg } from "./plates.ts";

const size = { width: 600, height: 600 };
const plate: DotPlateOptions = {
  ...size,
  seed: 3,
  shape: "disc",
  colours: redGreenDots.ember,
  radii: [26, 19, 13],
  attempts: 400,
};

function dots(options: DotPlateOptions): { x: number; y: number; radius: number }[] {
  return dotGroups(options).flatMap(({ d, radius }) =>
    [...d.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y), radius })),
  );
}

test("dots never overlap", () => {
  const placed = dots(plate);
  for (const [index, a] of placed.entries()) {
    for (const b of placed.slice(index + 1)) {
      // Coordinates are rounded to whole units: two dots may be one and a half units closer.
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
    }
  }
});

test("all dots of a disc are within its circle", () => {
  for (const { x, y, radius } of dots(plate)) {
    expect(Math.hypot(x - 300, y - 300) + radius).toBeLessThanOrEqual(301);
  }
});

test("a plate without a figure has background colours only", () => {
  const colours = new Set(dotGroups(plate).map(({ color }) => color));
  expect(
    [...colours].filter((color) => redGreenDots.ember.figure.includes(color as never)),
  ).toEqual([]);
});

test("a number has the figure's colours", () => {
  const colours = dotGroups({ ...plate, figure: numeralFigure("6", size, 0.56) });
  expect(colours.some(({ color }) => redGreenDots.ember.figure.includes(color as never))).toBe(
    true,
  );
});

test("a character without a skeleton throws an error that names it", () => {
  expect(() => numeralFigure("5", size, 0.56)).toThrow('No skeleton for the character "5".');
});

test("no plate names its hidden figure", () => {
  for (const file of [introPlateSvg(), promoPlateSvg()]) {
    expect(file).not.toMatch(/<text|<title|<desc|<!--|aria-|role=|\bid=|class=|data-/);
    expect(file.replace(/<[^>]*>/g, "").trim()).toBe("");
  }
  const groups = gamePlateDots().flat();
  expect([...new Set(groups.flatMap((dots) => Object.keys(dots)))]).toEqual([
    "color",
    "radius",
    "d",
  ]);
});
