import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { allPhotos } from "../../app/content/data/all-photos.ts";
import {
  type PhotoFile,
  type PhotoForm,
  photoForms,
  photoPath,
} from "../../app/content/data/photos.ts";

/** The folder of the clinic's photographs. */
export const photoFolder = fileURLToPath(new URL("../../app/content/photos/", import.meta.url));

/** WebP quality without visible banding in skin and sky; a portrait of 800 pixels takes less than 100 kB. */
const quality = 80;

/** Returns one sentence on the reason why a photograph cannot be used, or null. */
export async function findPhotoError(
  file: PhotoFile,
  form: PhotoForm,
  folder = photoFolder,
): Promise<string | null> {
  const path = join(folder, file);
  if (!existsSync(path)) return `app/content/photos/${file} is missing, but a data file names it.`;
  const { autoOrient } = await sharp(path).metadata();
  const { width, height } = photoForms[form];
  if (autoOrient.width >= width && autoOrient.height >= height) return null;
  return `app/content/photos/${file} has ${autoOrient.width} by ${autoOrient.height} pixels; a ${form} needs at least ${width} by ${height}.`;
}

/** Rotates a photograph upright, crops it around its salient area and removes its metadata. */
export async function cropPhoto(
  file: PhotoFile,
  form: PhotoForm,
  width: number,
  folder = photoFolder,
): Promise<Buffer> {
  const whole = photoForms[form];
  const height = Math.round((width * whole.height) / whole.width);
  return sharp(join(folder, file))
    .autoOrient()
    .resize({ width, height, fit: "cover", position: sharp.strategy.attention })
    .webp({ quality })
    .toBuffer();
}

/**
 * All photographs that data files name, in all widths, by their path below the public folder.
 * @throws Error when a photograph cannot be used
 */
export async function cropPhotos(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { file, form } of allPhotos) {
    const fault = await findPhotoError(file, form);
    if (fault) throw new Error(fault);
    for (const width of photoForms[form].widths)
      files.set(photoPath(file, width).slice(1), await cropPhoto(file, form, width));
  }
  return files;
}
