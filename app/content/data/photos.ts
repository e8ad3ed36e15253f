/** A photograph from the clinic: the name of a file in `app/content/photos`. */
export type PhotoFile = `${string}.${"avif" | "jpg" | "png" | "webp"}`;

/** Ids of a table's entries that have a photograph. */
export type WithPhoto<Table extends Record<string, { image: PhotoFile | null }>> = {
  [Id in keyof Table]: Table[Id]["image"] extends null ? never : Id;
}[keyof Table];

/**
 * Crops by subject, in pixels, and the widths that the build creates: for a thumbnail, a card, and a large card on a
 * high-density screen.
 */
export const photoForms = {
  portrait: { width: 800, height: 1000, widths: [160, 400, 800] },
  place: { width: 1600, height: 1200, widths: [240, 800, 1600] },
} as const;

export type PhotoForm = keyof typeof photoForms;

/** Attributes of an `<img>` for a photograph, besides its text alternative and layout. */
export interface Photograph {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Returns the path of a photograph in one of its widths, as the build writes it. */
export function photoPath(file: PhotoFile, width: number): string {
  return `/photos/${file.replace(/\.\w+$/, "")}-${width}.webp`;
}

/**
 * Returns a photograph in all its widths. Every supported browser shows WebP, whatever the format of the original.
 */
export function photograph(file: PhotoFile, form: PhotoForm): Photograph {
  const { width, height, widths } = photoForms[form];
  return {
    src: photoPath(file, widths[1]),
    srcSet: widths.map((one) => `${photoPath(file, one)} ${one}w`).join(", "),
    width,
    height,
  };
}
