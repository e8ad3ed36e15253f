import type { IrisPaletteName } from "./drawing/iris/iris-palettes.ts";
import type { IrisPatternName } from "./drawing/iris/iris-patterns.ts";

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

/** The eye colour of each portrait, no two alike. */
export const portraitPalettes: Readonly<Record<PortraitId, IrisPaletteName>> = {
  "mikael-korhonen": "frankincense",
  "aisha-al-harthy": "date",
  "elina-laine": "gulf",
  "salim-al-balushi": "silver",
  "khalid-al-rawahi": "khareef",
  "noor-al-saadi": "aurora",
  "maryam-al-zadjali": "rose",
  "ahmed-al-maqbali": "indigo",
  "huda-al-kathiri": "copper",
  "yusuf-al-abri": "dune",
};

/** How each iris is built, no two alike among the doctors; the fibres and the pupil's size follow from the person's id. */
export const portraitPatterns: Readonly<Record<PortraitId, IrisPatternName>> = {
  "mikael-korhonen": "petals",
  "aisha-al-harthy": "rays",
  "elina-laine": "furrows",
  "salim-al-balushi": "crown",
  "khalid-al-rawahi": "streams",
  "noor-al-saadi": "beads",
  "maryam-al-zadjali": "streams",
  "ahmed-al-maqbali": "petals",
  "huda-al-kathiri": "furrows",
  "yusuf-al-abri": "beads",
};
