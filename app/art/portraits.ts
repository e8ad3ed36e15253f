import type { IrisPaletteName } from "./drawing/iris-palettes.ts";

/** People who have a drawn portrait, a half iris of their own that rises like a sun: the doctors, then the care team. */
export type PortraitId =
  | "mikael-korhonen"
  | "aisha-al-harthy"
  | "elina-laine"
  | "salim-al-balushi"
  | "khalid-al-rawahi"
  | "noor-al-saadi"
  | "maryam-al-zadjali"
  | "ahmed-al-maqbali"
  | "huda-al-kathiri"
  | "yusuf-al-abri";

/** The eye colour of each portrait; the fibres themselves follow from the person's id. */
export const portraitPalettes: Readonly<Record<PortraitId, IrisPaletteName>> = {
  "mikael-korhonen": "frankincense",
  "aisha-al-harthy": "date",
  "elina-laine": "gulf",
  "salim-al-balushi": "dune",
  "khalid-al-rawahi": "khareef",
  "noor-al-saadi": "aurora",
  "maryam-al-zadjali": "date",
  "ahmed-al-maqbali": "khareef",
  "huda-al-kathiri": "frankincense",
  "yusuf-al-abri": "dune",
};
