import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Fine textures weigh much: they keep their strokes and lose colours. With 16 of them a pixel takes half a byte. */
const palettes = [
  { colours: 256, dither: 0.6 },
  { colours: 16, dither: 0 },
];

/** Turns drawings into PNG files. What was drawn by an earlier build is taken from `folder`. */
export class Raster {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * The drawing as a PNG, `width` pixels wide, in as many colours as `heaviest` bytes allow.
   * @throws Error when even the fewest colours weigh more
   */
  async png(svg: string, width: number, heaviest = Number.POSITIVE_INFINITY): Promise<Buffer> {
    const recipe = JSON.stringify({ width, heaviest, palettes, libraries: sharp.versions });
    const name = `${createHash("sha256").update(recipe).update(svg).digest("hex")}.png`;
    const file = join(this.#folder, name);
    this.#used.add(name);
    if (existsSync(file)) return readFileSync(file);
    const pixels = sharp(Buffer.from(svg)).resize({ width });
    for (const palette of palettes) {
      const png = await pixels
        .clone()
        .png({ ...palette, effort: 7, compressionLevel: 9 })
        .toBuffer();
      if (png.length > heaviest) continue;
      writeFileSync(file, png);
      return png;
    }
    throw new Error(`A picture of ${width} pixels weighs more than ${heaviest} bytes`);
  }

  /** Forgets what this build did not ask for. */
  tidy(): void {
    for (const name of readdirSync(this.#folder)) {
      if (!this.#used.has(name)) rmSync(join(this.#folder, name));
    }
  }
}
