import subsetFont from "subset-font";
import { type Glyph, readGlyphs } from "./append-glyphs.ts";
import { readTables } from "./open-type.ts";

/** The Arabic figures and their percent sign. */
export const figures = "٠١٢٣٤٥٦٧٨٩٪";

/** The scale of the figures, which makes them as high as those of Readex Pro. */
const scale = 1.06;

/** The scale of the zero relative to the other figures, and its vertical centre and advance in em of Vazirmatn. */
const zero = { scale: 1.36, middle: 0.31, advance: 0.4 };

/**
 * The figures of Vazirmatn with an enlarged zero, at a weight.
 *
 * @param vazirmatn its variable Arabic font, in any format
 * @param unitsPerEm of the font that they are for
 */
export async function readFigures(
  vazirmatn: Buffer,
  weight: number,
  unitsPerEm: number,
): Promise<Glyph[]> {
  const subset = await subsetFont(vazirmatn, figures, {
    targetFormat: "sfnt",
    noLayoutClosure: true,
    variationAxes: { wght: weight },
  });
  const em = unitsPerEm * scale;
  return readGlyphs(readTables(subset), figures, em).map((glyph) =>
    glyph.codePoint === figures.codePointAt(0) ? enlargeZero(glyph, em) : glyph,
  );
}

function enlargeZero({ codePoint, contours }: Glyph, em: number): Glyph {
  const points = contours.flat();
  const [x, y] = [middleOf(points.map((one) => one.x)), middleOf(points.map((one) => one.y))];
  const enlarged = contours.map((contour) =>
    contour.map((point) => ({
      ...point,
      x: (point.x - x) * zero.scale + (zero.advance * em) / 2,
      y: (point.y - y) * zero.scale + zero.middle * em,
    })),
  );
  return { codePoint, contours: enlarged, advance: zero.advance * em };
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
