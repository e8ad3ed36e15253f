import { create, type Font } from "fontkit";
import { createFont, getTable, type Tables } from "./open-type.ts";
import { flattenContours, type Point, readOutlines } from "./outlines.ts";

/** A glyph of its own contours, in units of the font that it is added to. */
export interface Glyph {
  codePoint: number;
  contours: Point[][];
  advance: number;
}

/**
 * The glyphs of these characters in an uncompressed static font, for a font of `unitsPerEm`. A larger number enlarges
 * them. @throws Error when one has a scaled component
 */
export function readGlyphs(tables: Tables, text: string, unitsPerEm: number): Glyph[] {
  const font = create(createFont(tables)) as Font;
  const outlines = readOutlines(tables);
  const scale = unitsPerEm / font.unitsPerEm;
  return [...text].map((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const { id } = font.glyphForCodePoint(codePoint);
    const [left = 0, right = 0] = outlines[id]?.phantomPoints.map(({ x }) => x) ?? [];
    const contours = flattenContours(outlines, id).map((contour) =>
      // Its left side bearing is the smallest x of its contours.
      contour.map((point) => ({ ...point, x: (point.x - left) * scale, y: point.y * scale })),
    );
    return { codePoint, contours, advance: (right - left) * scale };
  });
}

/**
 * Adds glyphs of further characters to a static font with short offsets. Layout features and kerning do not know them.
 */
export function appendGlyphs(tables: Tables, glyphs: readonly Glyph[]): Tables {
  const [glyf, loca, maxp, hhea] = ["glyf", "loca", "maxp", "hhea"].map((tag) =>
    Buffer.from(getTable(tables, tag)),
  ) as [Buffer, Buffer, Buffer, Buffer];
  const count = maxp.readUInt16BE(4);
  const added = glyphs.map(({ contours }) => encodeGlyph(contours));
  const offsets = Buffer.alloc(2 * added.length);
  let end = glyf.length;
  for (const [index, { length }] of added.entries()) {
    end += length;
    offsets.writeUInt16BE(end / 2, 2 * index);
  }
  maxp.writeUInt16BE(count + glyphs.length, 4);
  hhea.writeUInt16BE(count + glyphs.length, 34);
  return new Map([
    ...tables,
    ["glyf", Buffer.concat([glyf, ...added])],
    ["loca", Buffer.concat([loca, offsets])],
    ["maxp", maxp],
    ["hhea", hhea],
    ["hmtx", createMetrics(tables, glyphs, count)],
    ["cmap", createCharacterMap(tables, glyphs, count)],
  ]);
}

/** A simple glyph whose points are words. HarfBuzz and WOFF2 write it in fewer bytes. */
function encodeGlyph(contours: readonly Point[][]): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat().map((point) => ({
    ...point,
    x: Math.round(point.x),
    y: Math.round(point.y),
  }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let last = -1;
  const ends = contours.map(({ length }) => (last += length));
  const differences = (values: readonly number[]) =>
    values.map((value, at) => value - (values[at - 1] ?? 0));
  const head = writeWords([contours.length, ...bounds, ...ends, 0]);
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)));
  const glyph = [head, flags, writeWords(differences(xs)), writeWords(differences(ys))];
  return Buffer.concat([...glyph, Buffer.alloc(points.length & 1)]);
}

function writeWords(values: readonly number[]): Buffer {
  const words = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) words.writeInt16BE(value, 2 * at);
  return words;
}

/** An "hmtx" table with an advance for each glyph. */
function createMetrics(tables: Tables, glyphs: readonly Glyph[], count: number): Buffer {
  const hmtx = getTable(tables, "hmtx");
  const long = getTable(tables, "hhea").readUInt16BE(34);
  const lastAdvance = hmtx.readInt16BE(4 * (long - 1));
  // The font has one advance for all of its last glyphs.
  const short = Array.from({ length: count - long }, (_, at) => [
    lastAdvance,
    hmtx.readInt16BE(4 * long + 2 * at),
  ]);
  const added = glyphs.map(({ contours, advance }) => [Math.round(advance), bearingOf(contours)]);
  return Buffer.concat([hmtx.subarray(0, 4 * long), writeWords([...short, ...added].flat())]);
}

function bearingOf(contours: readonly Point[][]): number {
  const xs = contours.flat().map(({ x }) => Math.round(x));
  return xs.length > 0 ? Math.min(...xs) : 0;
}

/** A "cmap" table of the characters of the font and of the added glyphs, in format 12. */
function createCharacterMap(tables: Tables, glyphs: readonly Glyph[], count: number): Buffer {
  const font = create(createFont(tables)) as Font;
  const entries = [
    ...font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id] as const),
    ...glyphs.map(({ codePoint }, index) => [codePoint, count + index] as const),
  ].sort(([one], [other]) => one - other);
  const table = Buffer.alloc(28 + 12 * entries.length);
  for (const [at, value] of [0, 1, 3, 10, 0, 12, 12, 0].entries())
    table.writeUInt16BE(value, 2 * at);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(entries.length, 24);
  for (const [index, [code, glyph]] of entries.entries())
    for (const [field, value] of [code, code, glyph].entries())
      table.writeUInt32BE(value, 28 + 12 * index + 4 * field);
  return table;
}
