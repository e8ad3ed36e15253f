/** Reads the size of a PNG from its header. */
export function readPngSize(png: Buffer): { width: number; height: number } {
  if (png.subarray(1, 4).toString("latin1") !== "PNG") throw new Error("This is no PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
