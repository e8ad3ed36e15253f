import sharp from "sharp";

/**
 * Side of a tile in pixels of the screenshot: about one and a half lines of text on the page, which is twice as large.
 */
const tileSize = 32;

/** A pixel differs when one of its channels differs by more than this, of 255. */
const channelThreshold = 40;

/**
 * Returns the number of different pixels in the tile with most of them, of 1,024; infinity when the sizes differ. Small
 * differences of all glyphs are small in every tile, and a shifted element has a large difference in its tile.
 */
export async function maxTileDifference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(readPixels));
  if (!first || !second) throw new Error("a picture could not be read");
  const { width, height } = first;
  if (width !== second.width || height !== second.height) return Number.POSITIVE_INFINITY;
  const across = Math.ceil(width / tileSize);
  const counts = new Uint16Array(across * Math.ceil(height / tileSize));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!isDifferentPixel(first.data, second.data, pixel * 3)) continue;
    const row = Math.floor(pixel / width / tileSize);
    const column = Math.floor((pixel % width) / tileSize);
    const index = row * across + column;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.reduce((most, count) => Math.max(most, count), 0);
}

/** True when a pixel differs in one of its three channels. */
function isDifferentPixel(one: Buffer, other: Buffer, start: number): boolean {
  for (let index = start; index < start + 3; index += 1)
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > channelThreshold) return true;
  return false;
}

async function readPixels(image: Buffer) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
