import { getTable, type Tables } from "./open-type.ts";

export interface Point {
  x: number;
  y: number;
  /** Of a point of a simple glyph: whether the contour passes through it. */
  onCurve?: boolean;
  /** Of the offset of a component without a scale: its glyph. */
  component?: number;
}

/** The points of a glyph that variations move. */
export interface Outline {
  /** The points of a simple glyph; of a composite glyph, the offset of each component as a contour of one point. */
  contours: Point[][];
  /** Left, right, top and bottom of its space. Its advance follows from the first two. */
  phantomPoints: Point[];
}

/** Bits of a point of a simple glyph. */
const point = { onCurve: 0x01, shortX: 0x02, shortY: 0x04, repeat: 0x08, sameX: 0x10, sameY: 0x20 };

/** Bits of a component of a composite glyph. */
const component = { words: 0x0001, scale: 0x0008, more: 0x0020, twoScales: 0x0040, matrix: 0x0080 };

/** The contours of a glyph, with those of its components. @throws Error when a component is scaled */
export function flattenContours(outlines: readonly Outline[], glyph: number): Point[][] {
  return (outlines[glyph]?.contours ?? []).flatMap((contour) => {
    const [{ x, y, onCurve, component: part } = { x: 0, y: 0 }] = contour;
    if (onCurve !== undefined) return [contour];
    if (part === undefined) throw new Error(`Glyph ${glyph} has a scaled component`);
    return flattenContours(outlines, part).map((one) =>
      one.map((point) => ({ ...point, x: point.x + x, y: point.y + y })),
    );
  });
}

/** The outlines of all glyphs of an uncompressed font. @throws Error when the offsets in "loca" are long */
export function readOutlines(tables: Tables): Outline[] {
  const [glyf, loca, hmtx] = ["glyf", "loca", "hmtx"].map((tag) => getTable(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  if (getTable(tables, "head").readInt16BE(50) !== 0)
    throw new Error('The font is too large: its table "loca" has long offsets');
  const count = getTable(tables, "maxp").readUInt16BE(4);
  const metrics = getTable(tables, "hhea").readUInt16BE(34);
  return Array.from({ length: count }, (_, glyph) => {
    const data = glyf.subarray(
      2 * loca.readUInt16BE(2 * glyph),
      2 * loca.readUInt16BE(2 * glyph + 2),
    );
    const advance = hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1));
    const bearing =
      glyph < metrics
        ? hmtx.readInt16BE(4 * glyph + 2)
        : hmtx.readInt16BE(4 * metrics + 2 * (glyph - metrics));
    const left = (data.length ? data.readInt16BE(2) : 0) - bearing;
    const phantomPoints = [left, left + advance, 0, 0].map((x) => ({ x, y: 0 }));
    return { contours: readContours(data), phantomPoints };
  });
}

function readContours(data: Buffer): Point[][] {
  if (data.length === 0) return [];
  const contours = data.readInt16BE(0);
  // Each component is a contour of one point, because no variation of one is inferred from another.
  return contours < 0
    ? readComponents(data).map((one) => [one])
    : readSimpleContours(data, contours);
}

function readComponents(data: Buffer): Point[] {
  const points: Point[] = [];
  let at = 10;
  for (let flags = component.more; flags & component.more; ) {
    flags = data.readUInt16BE(at);
    const isWords = flags & component.words;
    const isScaled = flags & (component.scale | component.twoScales | component.matrix);
    points.push({
      x: isWords ? data.readInt16BE(at + 4) : data.readInt8(at + 4),
      y: isWords ? data.readInt16BE(at + 6) : data.readInt8(at + 5),
      ...(!isScaled && { component: data.readUInt16BE(at + 2) }),
    });
    at += isWords ? 8 : 6;
    if (flags & component.scale) at += 2;
    if (flags & component.twoScales) at += 4;
    if (flags & component.matrix) at += 8;
  }
  return points;
}

function readSimpleContours(data: Buffer, contours: number): Point[][] {
  const ends = Array.from({ length: contours }, (_, index) => data.readUInt16BE(10 + 2 * index));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const one = data.readUInt8(at++);
    flags.push(one);
    if (one & point.repeat)
      for (let repeats = data.readUInt8(at++); repeats > 0; repeats -= 1) flags.push(one);
  }
  const readAxis = (short: number, same: number) => {
    let value = 0;
    return flags.map((one) => {
      if (one & short) value += one & same ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(one & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(point.shortX, point.sameX);
  const ys = readAxis(point.shortY, point.sameY);
  const points = xs.map((x, index) => ({
    x,
    y: ys[index] ?? 0,
    onCurve: Boolean((flags[index] ?? 0) & point.onCurve),
  }));
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  );
}
