import type { Outline, Point } from "./outlines.ts";

/** The greatest distance, in units of the font, by which an inferred variation may differ from the exact one. */
const tolerance = 1;

/**
 * A "gvar" table with one variation of each glyph along the only axis of the font: from the outlines at its default to
 * those at its end.
 */
export function createGvarTable(from: readonly Outline[], to: readonly Outline[]): Buffer {
  const entries = from.map((outline, glyph) => {
    const end = to[glyph];
    if (!end) throw new Error(`Glyph ${glyph} has no outline at the end of the axis`);
    const entry = createVariationData(outline, end);
    return Buffer.concat([entry, Buffer.alloc(entry.length & 1)]);
  });
  const head = Buffer.alloc(20 + 2 * (entries.length + 1) + 2);
  const sharedTuple = head.length - 2;
  head.writeUInt16BE(1, 0);
  // One axis, one shared tuple.
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(1, 6);
  head.writeUInt32BE(sharedTuple, 8);
  head.writeUInt16BE(entries.length, 12);
  head.writeUInt32BE(head.length, 16);
  let start = 0;
  for (const [glyph, entry] of entries.entries()) {
    start += entry.length;
    head.writeUInt16BE(start / 2, 20 + 2 * (glyph + 1));
  }
  // The end of the axis, in 1/16384.
  head.writeInt16BE(0x4000, sharedTuple);
  return Buffer.concat([head, ...entries]);
}

function createVariationData(from: Outline, to: Outline): Buffer {
  const deltas: Point[] = [];
  const needed: number[] = [];
  const contours = [...from.contours, ...from.phantomPoints.map((one) => [one])];
  const ends = [...to.contours, ...to.phantomPoints.map((one) => [one])];
  for (const [index, contour] of contours.entries()) {
    const moved = contour.map(({ x, y }, at) => {
      const end = ends[index]?.[at];
      if (!end) throw new Error("The outlines of a glyph have different points");
      return { x: end.x - x, y: end.y - y };
    });
    needed.push(...listNeededPoints(contour, moved).map((at) => deltas.length + at));
    deltas.push(...moved);
  }
  if (deltas.every(({ x, y }) => x === 0 && y === 0)) return Buffer.alloc(0);
  // The number 0 stands for all points.
  const all = Buffer.concat([Buffer.of(0), packDeltas(deltas)]);
  const some = Buffer.concat([
    packPointNumbers(needed),
    packDeltas(needed.map((at) => deltas[at] as Point)),
  ]);
  const data = needed.length > 0 && some.length < all.length ? some : all;
  const head = Buffer.alloc(8);
  // One variation, whose data begin after this head and have point numbers of their own.
  head.writeUInt16BE(1, 0);
  head.writeUInt16BE(8, 2);
  head.writeUInt16BE(data.length, 4);
  head.writeUInt16BE(0x2000, 6);
  return Buffer.concat([head, data]);
}

/** The points of a contour from whose variations all others can be inferred. */
function listNeededPoints(contour: readonly Point[], moved: readonly Point[]): number[] {
  const unmoved = moved.every(({ x, y }) => x === 0 && y === 0);
  if (unmoved) return [];
  let needed = contour.map((_, at) => at);
  for (const at of contour.keys()) {
    const fewer = needed.filter((one) => one !== at);
    if (fewer.length > 0 && isInferred(contour, moved, fewer)) needed = fewer;
  }
  return needed;
}

/** Whether the variations of all points follow from those of the needed ones. */
function isInferred(
  contour: readonly Point[],
  moved: readonly Point[],
  needed: readonly number[],
): boolean {
  return contour.every((_, at) => {
    if (needed.includes(at)) return true;
    const before = needed.findLast((one) => one < at) ?? needed.at(-1) ?? 0;
    const after = needed.find((one) => one > at) ?? needed[0] ?? 0;
    return (["x", "y"] as const).every((axis) => {
      const [first, last] = [contour[before]?.[axis] ?? 0, contour[after]?.[axis] ?? 0];
      const [firstMoved, lastMoved] = [moved[before]?.[axis] ?? 0, moved[after]?.[axis] ?? 0];
      const inferred = inferDelta(contour[at]?.[axis] ?? 0, first, last, firstMoved, lastMoved);
      return Math.abs(inferred - (moved[at]?.[axis] ?? 0)) <= tolerance;
    });
  });
}

/** The inferred delta of a coordinate between two others, by the rules of the format. */
function inferDelta(
  value: number,
  first: number,
  last: number,
  firstMoved: number,
  lastMoved: number,
): number {
  if (first === last) return firstMoved === lastMoved ? firstMoved : 0;
  if (value <= Math.min(first, last)) return first < last ? firstMoved : lastMoved;
  if (value >= Math.max(first, last)) return first > last ? firstMoved : lastMoved;
  return firstMoved + ((value - first) / (last - first)) * (lastMoved - firstMoved);
}

/** Packed point numbers: a count, and runs of the distances between ascending numbers. */
function packPointNumbers(numbers: readonly number[]): Buffer {
  const count = numbers.length;
  const head = count < 0x80 ? [count] : [0x80 | (count >> 8), count & 0xff];
  const distances = numbers.map(
    (one, index) => one - (index === 0 ? 0 : (numbers[index - 1] ?? 0)),
  );
  const bytes: number[] = [];
  for (let at = 0; at < count; ) {
    const isWide = (distances[at] ?? 0) > 0xff;
    let end = at;
    while (end < count && end - at < 0x80 && (distances[end] ?? 0) > 0xff === isWide) end += 1;
    bytes.push((isWide ? 0x80 : 0) | (end - at - 1));
    for (const one of distances.slice(at, end))
      bytes.push(...(isWide ? [one >> 8, one & 0xff] : [one]));
    at = end;
  }
  return Buffer.from([...head, ...bytes]);
}

/** Packed deltas: runs of zeros, bytes or words, first for x, then for y. */
function packDeltas(deltas: readonly Point[]): Buffer {
  return Buffer.concat([packRuns(deltas.map(({ x }) => x)), packRuns(deltas.map(({ y }) => y))]);
}

function packRuns(values: readonly number[]): Buffer {
  const kindOf = (value: number) => (value === 0 ? 0x80 : value >= -128 && value <= 127 ? 0 : 0x40);
  const parts: Buffer[] = [];
  for (let at = 0; at < values.length; ) {
    const kind = kindOf(values[at] ?? 0);
    let end = at;
    while (end < values.length && end - at < 0x40 && kindOf(values[end] ?? 0) === kind) end += 1;
    const run = values.slice(at, end);
    const bytes = Buffer.alloc(1 + run.length * (kind === 0x80 ? 0 : kind === 0x40 ? 2 : 1));
    bytes.writeUInt8(kind | (run.length - 1));
    for (const [index, value] of run.entries()) {
      if (kind === 0) bytes.writeInt8(value, 1 + index);
      if (kind === 0x40) bytes.writeInt16BE(value, 1 + 2 * index);
    }
    parts.push(bytes);
    at = end;
  }
  return Buffer.concat(parts);
}
