import { rectangle, svgDocument } from "../../app/illustrations/svg/svg-markup.ts";
import { readIllustration } from "./illustration-files.ts";
import { nestedSvg } from "./nested-svg.ts";
import type { PngRenderer } from "./png-renderer.ts";

const paper = "#fbf9f4";

/** The icons for browsers and phones without SVG support, by their path below the public folder. */
export async function renderIcons(renderer: PngRenderer): Promise<Map<string, Buffer>> {
  const mark = readIllustration("mark.svg");
  const sizes = [16, 32, 48];
  const small = await Promise.all(
    sizes.map((size) => renderer.render("favicon.ico", scaled(mark, size), size)),
  );
  const icon = async (path: string, svg: string, size: number) =>
    [path, await renderer.render(path, svg, size)] as const;
  return new Map([
    ["favicon.ico", packIco(sizes, small)],
    // iOS rounds the corners itself and needs an opaque background.
    await icon("apple-touch-icon.png", onPaper(mark, 0.8), 180),
    await icon("icons/icon-192.png", scaled(mark, 192), 192),
    await icon("icons/icon-512.png", scaled(mark, 512), 512),
    // The safe zone of a maskable icon is a circle of four fifths of its width.
    await icon("icons/icon-maskable-512.png", onPaper(mark, 0.66), 512),
  ]);
}

/** The SVG with its final width and height: an upscaled raster image would have blurred edges. */
function scaled(svg: string, size: number): string {
  return svgDocument(
    { width: size, height: size },
    nestedSvg(svg, { x: 0, y: 0, width: size, height: size }),
  );
}

/** The mark in the centre of an opaque square; `share` is its width as a share of the square. */
function onPaper(svg: string, share: number): string {
  const size = 512;
  const width = size * share;
  const start = (size - width) / 2;
  const box = { x: start, y: start, width, height: width };
  return svgDocument(
    { width: size, height: size },
    rectangle(size, size, paper) + nestedSvg(svg, box),
  );
}

/** Packs PNG files into an ICO file: a header, a directory, then the files. */
function packIco(sizes: readonly number[], files: readonly Buffer[]): Buffer {
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
