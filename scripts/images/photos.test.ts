import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { allPhotos } from "../../app/content/data/all-photos.ts";
import { photoForms, photograph } from "../../app/content/data/photos.ts";
import { cropPhoto, findPhotoError, photoFolder } from "./photos.ts";

const formats = ["jpg", "png", "webp", "avif"] as const;

/** An image of two colours side by side. */
function twoColours(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3, background: "#123" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#c84" } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

const folder = mkdtempSync(join(tmpdir(), "photos-"));
for (const format of formats) await twoColours(900, 1200).toFile(join(folder, `given.${format}`));
await twoColours(600, 900).toFile(join(folder, "small.jpg"));
// A phone held upright stores a landscape image with an orientation and with personal metadata.
await twoColours(1200, 900)
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Artist: "A Name" } })
  .toFile(join(folder, "lying.jpg"));

afterAll(() => rmSync(folder, { recursive: true }));

test.each(formats)("a photograph in %s is cropped to its form in every width", async (format) => {
  expect(await findPhotoError(`given.${format}`, "portrait", folder)).toBeNull();
  for (const width of photoForms.portrait.widths) {
    const cut = await sharp(
      await cropPhoto(`given.${format}`, "portrait", width, folder),
    ).metadata();
    expect([cut.format, cut.width, cut.height]).toEqual(["webp", width, width * 1.25]);
  }
});

test("a photograph is upright and has no metadata", async () => {
  expect(await findPhotoError("lying.jpg", "portrait", folder)).toBeNull();
  const cut = await cropPhoto("lying.jpg", "portrait", 160, folder);
  const { exif, orientation } = await sharp(cut).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  // The left half of the stored image is now at the top.
  const pixel = (top: number) =>
    sharp(cut).extract({ left: 80, top, width: 1, height: 1 }).raw().toBuffer();
  expect((await pixel(10))[0]).toBeLessThan((await pixel(190))[0] ?? 0);
});

test("the error for a missing or small photograph names the file", async () => {
  expect(await findPhotoError("nobody.jpg", "portrait", folder)).toBe(
    "app/content/photos/nobody.jpg is missing, but a data file names it.",
  );
  expect(await findPhotoError("small.jpg", "portrait", folder)).toBe(
    "app/content/photos/small.jpg has 600 by 900 pixels; a portrait needs at least 800 by 1000.",
  );
});

test("each photograph that a data file names can be used, and the folder has no other file", async () => {
  const faults = await Promise.all(allPhotos.map(({ file, form }) => findPhotoError(file, form)));
  expect(faults.filter(Boolean)).toEqual([]);
  const named = new Set<string>(allPhotos.map(({ file }) => file));
  const strays = readdirSync(photoFolder).filter(
    (name) => name !== "README.md" && !named.has(name),
  );
  expect(strays, "no data file names these files of app/content/photos").toEqual([]);
});

test("a page names a photograph in the widths that the build makes", () => {
  const { src, srcSet, width, height } = photograph("given.avif", "place");
  expect(src).toBe("/photos/given-800.webp");
  expect(srcSet).toBe(
    "/photos/given-240.webp 240w, /photos/given-800.webp 800w, /photos/given-1600.webp 1600w",
  );
  expect(width / height).toBe(4 / 3);
});
