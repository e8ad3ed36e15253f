import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { givenPhotos } from "../../app/content/data/given-photos.ts";
import {
  type PhotoFile,
  type PhotoForm,
  photoForms,
  photoPath,
} from "../../app/content/data/photos.ts";

/** Where the clinic's photographs are. */
export const photoFolder = fileURLToPath(new URL("../../app/content/photos/", import.meta.url));

/** Soft skin and sky show no steps, and a portrait of 800 pixels weighs less than 100 kB. */
const quality = 80;

/** One sentence on why a photograph cannot be used, or null. */
export async function findPhotoFault(
  file: PhotoFile,
  form: PhotoForm,
  folder = photoFolder,
): Promise<string | null> {
  const path = join(folder, file);
  if (!existsSync(path)) return `app/content/photos/${file} is not there, but a fact names it.`;
  const { autoOrient } = await sharp(path).metadata();
  const { width, height } = photoForms[form];
  if (autoOrient.width >= width && autoOrient.height >= height) return null;
  return `app/content/photos/${file} has ${autoOrient.width} by ${autoOrient.height} pixels; a ${form} needs at least ${width} by ${height}.`;
}

/** A photograph upright, cut to its form around what catches the eye, without what the camera wrote into it. */
export async function cutPhoto(
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
 * Every photograph of the facts in all its widths, by its path below the public folder.
 * @throws Error when one of them cannot be used
 */
export async function cutPhotos(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { file, form } of givenPhotos) {
    const fault = await findPhotoFault(file, form);
    if (fault) throw new Error(fault);
    for (const width of photoForms[form].widths)
      files.set(photoPath(file, width).slice(1), await cutPhoto(file, form, width));
  }
  return files;
}
