import { expect, test } from "vitest";
import { gamePlates } from "../../app/illustrations/generated/game-plates.ts";
import { redGreenDots } from "../../tools/illustrations/dot-colours.ts";
import {
  difference76,
  difference2000,
  type Sight,
  seenColour,
  type Triple,
} from "./colour-vision.ts";

/** One colour of a plate for a kind of vision, and its share of the plate. */
interface Patch {
  seen: Triple;
  area: number;
}

const plates = gamePlates.map((groups, index) => [index + 1, groups] as const);
const figureColours = new Set<string>(Object.values(redGreenDots).flatMap(({ figure }) => figure));

/** The patches of a plate's figure and of its ground. */
function patchesOf(groups: (typeof gamePlates)[number], sight: Sight) {
  const patches = (inFigure: boolean): Patch[] =>
    groups
      .filter(({ color }) => figureColours.has(color) === inFigure)
      .map(({ color, radius, d }) => ({
        seen: seenColour(color, sight),
        area: d.split("M").length * radius ** 2,
      }));
  return { figure: patches(true), ground: patches(false) };
}

function meanColour(patches: Patch[]): Triple {
  const total = areaOf(patches);
  const mean = (axis: 0 | 1 | 2) =>
    patches.reduce((sum, { seen, area }) => sum + seen[axis] * area, 0) / total;
  return [mean(0), mean(1), mean(2)];
}

function areaOf(patches: Patch[]): number {
  return patches.reduce((sum, { area }) => sum + area, 0);
}

/** The distance between the mean colours of figure and ground. */
function differenceOf(groups: (typeof gamePlates)[number], sight: Sight) {
  const { figure, ground } = patchesOf(groups, sight);
  const [one, other] = [meanColour(figure), meanColour(ground)];
  return { cie76: difference76(one, other), ciede2000: difference2000(one, other) };
}

/**
 * How well lightness alone separates figure and ground: the share that the best threshold classifies correctly, with
 * equal weight for both. A guess gets one half. A threshold within one of the five shared steps of lightness, which no
 * eye resolves, gets three fifths.
 */
function accuracyByLightness(groups: (typeof gamePlates)[number], sight: Sight): number {
  const { figure, ground } = patchesOf(groups, sight);
  const share = (patches: Patch[], limit: number) =>
    areaOf(patches.filter(({ seen: [lightness] }) => lightness > limit)) / areaOf(patches);
  return Math.max(
    ...[...figure, ...ground].map(
      ({ seen: [limit] }) => 0.5 + Math.abs(share(figure, limit) - share(ground, limit)) / 2,
    ),
  );
}

test.each(plates)(
  "plate %i has a figure for typical eyes, by CIE76 and by CIEDE2000",
  (_, groups) => {
    const { cie76, ciede2000 } = differenceOf(groups, "typical");
    expect(cie76).toBeGreaterThanOrEqual(40);
    expect(ciede2000).toBeGreaterThanOrEqual(40);
  },
);

test.each(plates)(
  "the number on plate %i has little contrast for eyes without green or without red cones",
  (_, groups) => {
    for (const sight of ["deuteranope", "protanope"] as const) {
      const { cie76, ciede2000 } = differenceOf(groups, sight);
      expect(cie76).toBeLessThanOrEqual(15);
      expect(ciede2000).toBeLessThanOrEqual(15);
    }
  },
);

test.each(plates)(
  "the brightness of dots on plate %i reveals little more than a guess",
  (_, groups) => {
    for (const sight of ["typical", "deuteranope", "protanope"] as const) {
      expect(accuracyByLightness(groups, sight)).toBeLessThan(0.65);
    }
  },
);

test.each(plates)("on plate %i the size of the dots is that of the ground", (_, groups) => {
  const sizes = (inFigure: boolean) =>
    new Set(
      groups
        .filter(({ color }) => figureColours.has(color) === inFigure)
        .map(({ radius }) => radius),
    );
  expect(sizes(true)).toEqual(sizes(false));
});
