import { brandMarkSvg } from "../../app/illustrations/drawing/brand-mark.ts";
import { placed } from "../../app/illustrations/drawing/share-pictures.ts";
import { ground, svgDocument } from "../../app/illustrations/drawing/strokes/svg-markup.ts";
import type { Raster } from "./raster.ts";

const paper = "#fbf9f4";

/** Icons of browsers and telephones that know no SVG, by their path below the public folder. */
export async function drawIcons(raster: Raster): Promise<Map<string, Buffer>> {
  const mark = brandMarkSvg();
  const sizes = [16, 32, 48];
  const small = await Promise.all(sizes.map((size) => raster.png(scaled(mark, size), size)));
  return new Map([
    ["favicon.ico", ico(sizes, small)],
    // Telephones put corners of their own on a full ground.
    ["apple-touch-icon.png", await raster.png(onPaper(mark, 0.8), 180)],
    ["icons/icon-192.png", await raster.png(scaled(mark, 192), 192)],
    ["icons/icon-512.png", await raster.png(scaled(mark, 512), 512)],
    // A mask may cut away everything outside a circle of four fifths.
    ["icons/icon-maskable-512.png", await raster.png(onPaper(mark, 0.66), 512)],
  ]);
}

/** The drawing drawn at its final size: a small picture that is made larger has soft edges. */
function scaled(svg: string, size: number): string {
  return svgDocument(
    { width: size, height: size },
    placed(svg, { x: 0, y: 0, width: size, height: size }),
  );
}

/** The mark in the middle of a paper square, as wide as `share` of it. */
function onPaper(svg: string, share: number): string {
  const size = 512;
  const width = size * share;
  const start = (size - width) / 2;
  const box = { x: start, y: start, width, height: width };
  return svgDocument({ width: size, height: size }, ground(size, size, paper) + placed(svg, box));
}

/** Several PNG files as one icon file: a header, a directory, then the files one after the other. */
function ico(sizes: readonly number[], files: readonly Buffer[]): Buffer {
  const entryLength = 16;
  const head = Buffer.alloc(6 + entryLength * files.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(files.length, 4);
  let start = head.length;
  for (const [index, file] of files.entries()) {
    const at = 6 + entryLength * index;
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(file.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += file.length;
  }
  return Buffer.concat([head, ...files]);
}
