import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** An image that is too large with the first palette gets the second one: with 16 colours a pixel takes half a byte. */
const palettes = [
  { colours: 256, dither: 0.6 },
  { colours: 16, dither: 0 },
];

/** Renders SVG documents as PNG files, with a cache in `folder`. */
export class PngRenderer {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Renders an SVG document `width` pixels wide, with as many colours as `maxBytes` allows.
   * @throws Error with `path` when the PNG with the fewest colours is larger than `maxBytes`
   */
  async render(
    path: string,
    svg: string,
    width: number,
    maxBytes = Number.POSITIVE_INFINITY,
  ): Promise<Buffer> {
    const options = JSON.stringify({ width, maxBytes, palettes, libraries: sharp.versions });
    const name = `${createHash("sha256").update(options).update(svg).digest("hex")}.png`;
    const file = join(this.#folder, name);
    this.#used.add(name);
    if (existsSync(file)) return readFileSync(file);
    const pixels = sharp(Buffer.from(svg)).resize({ width });
    for (const palette of palettes) {
      const png = await pixels
        .clone()
        .png({ ...palette, effort: 7, compressionLevel: 9 })
        .toBuffer();
      if (png.length > maxBytes) continue;
      writeFileSync(file, png);
      return png;
    }
    throw new Error(`The image ${path} is larger than ${maxBytes} bytes.`);
  }

  /** Deletes the cached files that this build did not use. */
  deleteUnused(): void {
    for (const name of readdirSync(this.#folder)) {
      if (!this.#used.has(name)) rmSync(join(this.#folder, name));
    }
  }
}
