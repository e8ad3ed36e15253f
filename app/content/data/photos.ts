/** A photograph that the clinic has given: the name of a file in `app/content/photos`. */
export type PhotoFile = `${string}.${"avif" | "jpg" | "png" | "webp"}`;

/** Of a table with photographs the ids that have one. */
export type WithPhoto<Table extends Record<string, { image: PhotoFile | null }>> = {
  [Id in keyof Table]: Table[Id]["image"] extends null ? never : Id;
}[keyof Table];

/**
 * What a photograph shows decides how the build cuts it, in pixels, and in which widths it makes it: for a thumbnail, a
 * card and a large card on a fine screen.
 */
export const photoForms = {
  portrait: { width: 800, height: 1000, widths: [160, 400, 800] },
  place: { width: 1600, height: 1200, widths: [240, 800, 1600] },
} as const;

export type PhotoForm = keyof typeof photoForms;

/** What an `<img>` needs to know of a photograph, beside its text and its place. */
export interface Photograph {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Where the build puts a photograph in one of its widths. */
export function photoPath(file: PhotoFile, width: number): string {
  return `/photos/${file.replace(/\.\w+$/, "")}-${width}.webp`;
}

/** A photograph in all its widths. Every browser of the list knows WebP, whatever the clinic has given. */
export function photograph(file: PhotoFile, form: PhotoForm): Photograph {
  const { width, height, widths } = photoForms[form];
  return {
    src: photoPath(file, widths[1]),
    srcSet: widths.map((one) => `${photoPath(file, one)} ${one}w`).join(", "),
    width,
    height,
  };
}
