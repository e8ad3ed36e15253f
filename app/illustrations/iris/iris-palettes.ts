/** The colours of one iris, from the pupil outwards. */
export interface IrisPalette {
  pupil: string;
  /** The dark outer ring. */
  limbus: string;
  /** The gradient of the disc from the pupil outwards. */
  inner: string;
  mid: string;
  outer: string;
  /** Fibres: bright, amber and deep ones. */
  light: string;
  warm: string;
  dark: string;
  /** The background of a portrait in this palette. */
  tint: string;
}

/** The eye colours, named after things of Oman. */
export type IrisPaletteName =
  | "aurora"
  | "date"
  | "frankincense"
  | "khareef"
  | "gulf"
  | "dune"
  | "rose"
  | "silver"
  | "indigo"
  | "copper";

export const irisPalettes: Readonly<Record<IrisPaletteName, IrisPalette>> = {
  aurora: {
    pupil: "#04191d",
    limbus: "#062b31",
    inner: "#c9842a",
    mid: "#2aa88c",
    outer: "#0a4e55",
    light: "#c9f5df",
    warm: "#f3c675",
    dark: "#05343a",
    tint: "#cfeadd",
  },
  date: {
    pupil: "#120a06",
    limbus: "#22120a",
    inner: "#8a4d1c",
    mid: "#6b3a19",
    outer: "#37200f",
    light: "#e3b27c",
    warm: "#d98f3f",
    dark: "#24130a",
    tint: "#ead7c1",
  },
  frankincense: {
    pupil: "#1a0f04",
    limbus: "#3a2409",
    inner: "#a5611a",
    mid: "#c78a35",
    outer: "#6d4312",
    light: "#fbe3b4",
    warm: "#f2bd62",
    dark: "#452a0a",
    tint: "#f6dfb4",
  },
  khareef: {
    pupil: "#07150f",
    limbus: "#0d2c22",
    inner: "#8f6a24",
    mid: "#5d8a58",
    outer: "#1f4a3b",
    light: "#def0cf",
    warm: "#d7b765",
    dark: "#123629",
    tint: "#d9e8cf",
  },
  gulf: {
    pupil: "#04151d",
    limbus: "#07303f",
    inner: "#7d9c93",
    mid: "#2f8596",
    outer: "#0c4356",
    light: "#d3f1f1",
    warm: "#b9d3bd",
    dark: "#083545",
    tint: "#cfe6e8",
  },
  dune: {
    pupil: "#140d08",
    limbus: "#3b2a1c",
    inner: "#9a5a22",
    mid: "#a08252",
    outer: "#57553f",
    light: "#f6e7c8",
    warm: "#e0a85a",
    dark: "#3a2f20",
    tint: "#e9dfc7",
  },
  rose: {
    pupil: "#160b10",
    limbus: "#3a1a2a",
    inner: "#b0603f",
    mid: "#8d5a6c",
    outer: "#54344a",
    light: "#f7dfe2",
    warm: "#eab08c",
    dark: "#331625",
    tint: "#f3d8d8",
  },
  silver: {
    pupil: "#0c1114",
    limbus: "#25323a",
    inner: "#8f8a72",
    mid: "#8d9ca4",
    outer: "#4a5a64",
    light: "#f1f5f6",
    warm: "#d6c79a",
    dark: "#26333b",
    tint: "#dce3e6",
  },
  indigo: {
    pupil: "#070a1a",
    limbus: "#131f42",
    inner: "#7f86a6",
    mid: "#4f6fae",
    outer: "#25396f",
    light: "#dbe2fb",
    warm: "#c2c3d6",
    dark: "#172449",
    tint: "#dadff2",
  },
  copper: {
    pupil: "#150804",
    limbus: "#3f170b",
    inner: "#b5501f",
    mid: "#b7643a",
    outer: "#6a2c17",
    light: "#fbd9be",
    warm: "#f0995a",
    dark: "#46190c",
    tint: "#f3d5c0",
  },
};
