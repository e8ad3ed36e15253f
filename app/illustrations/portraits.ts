import type { IrisPaletteName } from "./iris/iris-palettes.ts";
import type { IrisPatternName } from "./iris/iris-patterns.ts";

/** People with a drawn portrait, which is the upper half of an iris: the doctors, then the care team. */
export type PortraitId =
  | "doctor-1"
  | "doctor-2"
  | "doctor-3"
  | "doctor-4"
  | "doctor-5"
  | "doctor-6"
  | "staff-1"
  | "staff-2"
  | "staff-3"
  | "staff-4";

/** The eye colour of each portrait. No two portraits have the same colour and pattern. */
export const portraitPalettes: Readonly<Record<PortraitId, IrisPaletteName>> = {
  "doctor-1": "frankincense",
  "doctor-2": "date",
  "doctor-3": "gulf",
  "doctor-4": "silver",
  "doctor-5": "khareef",
  "doctor-6": "aurora",
  "staff-1": "rose",
  "staff-2": "indigo",
  "staff-3": "copper",
  "staff-4": "dune",
};

/** The pattern of each iris. */
export const portraitPatterns: Readonly<Record<PortraitId, IrisPatternName>> = {
  "doctor-1": "petals",
  "doctor-2": "rays",
  "doctor-3": "furrows",
  "doctor-4": "crown",
  "doctor-5": "streams",
  "doctor-6": "beads",
  "staff-1": "streams",
  "staff-2": "petals",
  "staff-3": "furrows",
  "staff-4": "beads",
};

/** The seeds of the fibres and of the pupil size. Any number works, and each gives a different eye. */
export const portraitSeeds: Readonly<Record<PortraitId, number>> = {
  "doctor-1": 3_301_830_371,
  "doctor-2": 3_385_573_072,
  "doctor-3": 1_998_513_360,
  "doctor-4": 43_108_144,
  "doctor-5": 1_990_927_569,
  "doctor-6": 2_334_860_838,
  "staff-1": 2_077_873_302,
  "staff-2": 3_355_156_634,
  "staff-3": 2_914_070_994,
  "staff-4": 1_975_038_948,
};
