import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenPhotos } from "../../app/content/data/given-photos.ts";
import { photoForms, photograph } from "../../app/content/data/photos.ts";
import { cutPhoto, findPhotoFault, photoFolder } from "./photos.ts";

const formats = ["jpg", "png", "webp", "avif"] as const;
let folder = "";

/** A photograph of two colours, side by side. */
function twoColours(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3, background: "#123" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#c84" } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "photos-"));
  for (const format of formats) await twoColours(900, 1200).toFile(join(folder, `given.${format}`));
  await twoColours(600, 900).toFile(join(folder, "small.jpg"));
  // As a telephone that is held upright writes it: lying, with a note, and with what it knows of its owner.
  await twoColours(1200, 900)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: "A Name" } })
    .toFile(join(folder, "lying.jpg"));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(formats)("a photograph in %s is cut to its form, in every width", async (format) => {
  expect(await findPhotoFault(`given.${format}`, "portrait", folder)).toBeNull();
  for (const width of photoForms.portrait.widths) {
    const cut = await sharp(
      await cutPhoto(`given.${format}`, "portrait", width, folder),
    ).metadata();
    expect([cut.format, cut.width, cut.height]).toEqual(["webp", width, width * 1.25]);
  }
});

test("a photograph stands upright and tells nothing of who has taken it, and where", async () => {
  expect(await findPhotoFault("lying.jpg", "portrait", folder)).toBeNull();
  const cut = await cutPhoto("lying.jpg", "portrait", 160, folder);
  const { exif, orientation } = await sharp(cut).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  // What lay on the left is now at the top.
  const pixel = (top: number) =>
    sharp(cut).extract({ left: 80, top, width: 1, height: 1 }).raw().toBuffer();
  expect((await pixel(10))[0]).toBeLessThan((await pixel(190))[0] ?? 0);
});

test("a photograph that is missing or too small is named in one sentence", async () => {
  expect(await findPhotoFault("nobody.jpg", "portrait", folder)).toBe(
    "app/content/photos/nobody.jpg is not there, but a fact names it.",
  );
  expect(await findPhotoFault("small.jpg", "portrait", folder)).toBe(
    "app/content/photos/small.jpg has 600 by 900 pixels; a portrait needs at least 800 by 1000.",
  );
});

test("every photograph that a fact names can be used, and no other lies beside them", async () => {
  const faults = await Promise.all(givenPhotos.map(({ file, form }) => findPhotoFault(file, form)));
  expect(faults.filter(Boolean)).toEqual([]);
  const named = new Set<string>(givenPhotos.map(({ file }) => file));
  const strays = readdirSync(photoFolder).filter(
    (name) => name !== "README.md" && !named.has(name),
  );
  expect(strays, "no fact names these files of app/content/photos").toEqual([]);
});

test("a page names a photograph in widths that the build makes", () => {
  const { src, srcSet, width, height } = photograph("given.avif", "place");
  expect(src).toBe("/photos/given-800.webp");
  expect(srcSet).toBe(
    "/photos/given-240.webp 240w, /photos/given-800.webp 800w, /photos/given-1600.webp 1600w",
  );
  expect(width / height).toBe(4 / 3);
});
