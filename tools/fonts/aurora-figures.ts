import subsetFont from "subset-font";
import { createFont, createNameTable, getTable, readTables, type Tables } from "./open-type.ts";
import { addWeightAxis, axisNameId, listInstanceWeights } from "./weight-axis.ts";

/** The Arabic figures and their percent sign. */
export const figures = "٠١٢٣٤٥٦٧٨٩٪";

/** The code point of a Persian zero, whose glyph has more bytes than the Arabic one, as space for the moved outline. */
const spare = "۰";

/** The scale of the zero relative to Vazirmatn's, and its vertical centre and advance in em. */
const zero = { scale: 1.36, middle: 0.31, advance: 0.4 };

/** Name records by their OpenType id. The copyright is Vazirmatn's, as its licence requires. */
const names = {
  0: "Copyright 2015 The Vazirmatn Project Authors (https://github.com/rastikerdar/vazirmatn)",
  1: "Aurora Figures",
  2: "Regular",
  3: "Aurora Figures 1.0",
  4: "Aurora Figures",
  5: "Version 1.0; figures of Vazirmatn 33.003, zero enlarged",
  6: "AuroraFigures-Regular",
  13: "SIL Open Font License, Version 1.1",
  14: "https://openfontlicense.org",
  [axisNameId]: "Weight",
};

/**
 * Aurora Figures: the figures of Vazirmatn with an enlarged zero.
 *
 * @param vazirmatn its variable Arabic font, in any format
 * @param weights the lightest and the heaviest weight
 */
export async function createAuroraFigures(
  vazirmatn: Buffer,
  { min, max }: { min: number; max: number },
): Promise<Buffer> {
  const instances = listInstanceWeights(min, max).map(
    async (weight) => [weight, await createInstance(vazirmatn, weight)] as const,
  );
  const tables = new Map(addWeightAxis(await Promise.all(instances)));
  tables.set("name", createNameTable(names));
  return subsetFont(createFont(tables), figures, {
    targetFormat: "woff2",
    preserveNameIds: [13, 14],
  });
}

async function createInstance(vazirmatn: Buffer, weight: number): Promise<Tables> {
  const subset = await subsetFont(vazirmatn, figures + spare, {
    targetFormat: "sfnt",
    noLayoutClosure: true,
    variationAxes: { wght: weight },
  });
  const tables = readTables(subset);
  // The figures need no data of these tables.
  for (const tag of ["GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep"]) tables.delete(tag);
  enlargeZero(tables);
  return tables;
}

/**
 * Moves the outline of the zero to the spare glyph; the zero becomes a composite glyph that scales the spare. HarfBuzz
 * sorts the zero to the first place after .notdef and the spare to the last, so both can be changed in place.
 */
function enlargeZero(tables: Tables): void {
  const [glyf, loca, hmtx, head] = ["glyf", "loca", "hmtx", "head"].map((tag) =>
    getTable(tables, tag),
  ) as [Buffer, Buffer, Buffer, Buffer];
  const last = getTable(tables, "maxp").readUInt16BE(4) - 1;
  if (head.readInt16BE(50) !== 0)
    throw new Error('The font is too large: its table "loca" has long offsets');

  const start = (glyph: number) => 2 * loca.readUInt16BE(2 * glyph);
  const outline = Buffer.from(glyf.subarray(start(1), start(2)));
  if (outline.readInt16BE(0) !== 1) throw new Error("The zero is no longer a single outline");
  if (outline.length > start(last + 1) - start(last))
    throw new Error("The outline of the zero is longer than that of the spare glyph");
  outline.copy(glyf, start(last));

  // x and y from the smallest to the largest, as in the outline's header.
  const [left = 0, low = 0, right = 0, high = 0] = [2, 4, 6, 8].map((at) =>
    outline.readInt16BE(at),
  );
  const em = head.readUInt16BE(18);
  const moved = (middle: number, to: number) => Math.round(to * em - middle * zero.scale);
  const dx = moved((left + right) / 2, zero.advance / 2);
  const dy = moved((low + high) / 2, zero.middle);
  const bounds = [left, low, right, high].map(
    (value, index) => Math.round(value * zero.scale) + (index % 2 === 0 ? dx : dy),
  );
  // One component with 16-bit offsets and a scale (0x100b); its scale in 1/16384.
  const composite = [-1, ...bounds, 0x100b, last, dx, dy, Math.round(zero.scale * 0x4000)];
  for (const [index, value] of composite.entries()) glyf.writeInt16BE(value, start(1) + 2 * index);
  hmtx.writeUInt16BE(Math.round(zero.advance * em), 4);
  hmtx.writeInt16BE(bounds[0] ?? 0, 6);
}
