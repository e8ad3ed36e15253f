import { createGvarTable } from "./glyph-variations.ts";
import type { Tables } from "./open-type.ts";
import { type Outline, readOutlines } from "./outlines.ts";

/** The weight of an instance of a font, and its tables. */
export type Instance = readonly [weight: number, tables: Tables];

/** The id of the axis's name in a "name" table: the first one that the format leaves to fonts. */
export const axisNameId = 256;

/** The distance between two instances, in units of weight. */
const step = 40;

/** The lightest and the heaviest weight of a font. */
export interface Weights {
  min: number;
  max: number;
}

/** The weights of the instances that `addWeightAxis` needs, in ascending order. */
export function listInstanceWeights({ min, max }: Weights): number[] {
  const steps = Math.round((max - min) / step);
  return Array.from({ length: steps + 1 }, (_, at) => min + (at * (max - min)) / steps);
}

/**
 * Makes a variable font from static instances of one font. Its outlines are those of the lightest instance, and have
 * one variation, to those of the heaviest. This takes half the bytes of a font with variations in both directions.
 * The weights between are mapped to the share of this variation that comes nearest to their instances. Kerning and
 * anchors of marks are those of the lightest instance.
 *
 * @param instances at least two, in ascending order of their weight
 */
export function addWeightAxis(instances: readonly Instance[]): Tables {
  const [first, last] = [instances.at(0), instances.at(-1)];
  if (!first || !last || first === last) throw new Error("An axis needs two instances");
  const [min, lightest] = first;
  const [max, heaviest] = last;
  const [from, to] = [readOutlines(lightest), readOutlines(heaviest)];
  const mapping = instances.map(
    ([weight, tables]) =>
      [(weight - min) / (max - min), nearestShare(from, to, readOutlines(tables))] as const,
  );
  return new Map([
    ...lightest,
    ["fvar", createFvarTable(min, max)],
    ["avar", createAvarTable(mapping)],
    ["gvar", createGvarTable(from, to)],
  ]);
}

/** The share of the change between two sets of outlines that comes nearest to a third one, by least squares. */
function nearestShare(
  from: readonly Outline[],
  to: readonly Outline[],
  between: readonly Outline[],
): number {
  const [start, end, middle] = [from, to, between].map(coordinatesOf) as [
    number[],
    number[],
    number[],
  ];
  let product = 0;
  let square = 0;
  for (const [index, value] of start.entries()) {
    const change = (end[index] ?? 0) - value;
    product += change * ((middle[index] ?? 0) - value);
    square += change * change;
  }
  return product / square;
}

function coordinatesOf(outlines: readonly Outline[]): number[] {
  return outlines.flatMap(({ contours, phantomPoints }) =>
    [...contours.flat(), ...phantomPoints].flatMap(({ x, y }) => [x, y]),
  );
}

/** An "fvar" table with one axis of weight that begins at its default, and without named instances. */
function createFvarTable(min: number, max: number): Buffer {
  const table = Buffer.alloc(36);
  for (const [index, value] of [1, 0, 16, 2, 1, 20, 0, 8].entries())
    table.writeUInt16BE(value, 2 * index);
  table.write("wght", 16, "latin1");
  for (const [index, weight] of [min, min, max].entries())
    table.writeUInt32BE(weight * 0x10000, 20 + 4 * index);
  table.writeUInt16BE(axisNameId, 34);
  return table;
}

/** An "avar" table that maps positions on the axis, from 0 to 1. */
function createAvarTable(positions: readonly (readonly [from: number, to: number])[]): Buffer {
  const pairs = [[-1, -1] as const, ...positions];
  const table = Buffer.alloc(10 + 4 * pairs.length);
  table.writeUInt16BE(1, 0);
  table.writeUInt16BE(1, 6);
  table.writeUInt16BE(pairs.length, 8);
  for (const [index, pair] of pairs.entries())
    for (const [side, value] of pair.entries())
      table.writeInt16BE(Math.round(value * 0x4000), 10 + 4 * index + 2 * side);
  return table;
}
