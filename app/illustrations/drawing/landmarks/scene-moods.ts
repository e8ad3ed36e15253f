/** The light on a landmark and the land around it, from far to near. */
export interface LandMood {
  back: string;
  mid: string;
  front: string;
  /** the sea, where the place lies on it */
  water?: string;
  /** shadows, openings and palms */
  ink: string;
  /** walls in the sun */
  lit: string;
  /** resin, lamps and trim */
  warm: string;
  /** the ground nearest to the reader, where it is not in shadow */
  foreground?: string;
  /** openings behind which a lamp burns */
  lamp?: string;
}

/** The light over one place: sky from zenith to horizon, and land. */
export interface SceneMood extends LandMood {
  sky: readonly [zenith: string, high: string, low: string, horizon: string];
  /** the aurora curtain */
  glow: string;
}

/** The five places that have a landscape, named by their branch. */
export type SceneName = "main" | "sohar" | "salalah" | "nizwa" | "sur";

/** A landmark in sand tones, over the morning light of a page's head. */
export const sandMood: LandMood = {
  back: "#f6ead2",
  mid: "#d3bb8f",
  front: "#ccb181",
  water: "#cfe4dc",
  ink: "#8a6a3a",
  foreground: "#dcc59b",
  lit: "#eeddb9",
  warm: "#c97f1c",
};

/** One mood for each place. */
export const sceneMoods: Readonly<Record<SceneName, SceneMood>> = {
  main: {
    sky: ["#0b4a52", "#3f9d92", "#cfe5d3", "#f7e6c6"],
    glow: "#b8f2d8",
    back: "#b9c9b8",
    mid: "#5f938c",
    front: "#0d4249",
    water: "#2f8f8b",
    ink: "#08333a",
    lit: "#fbf3e2",
    warm: "#e3a64c",
  },
  sohar: {
    sky: ["#17434a", "#6b9486", "#e7d3a8", "#f6d9a2"],
    glow: "#d5f3cf",
    back: "#d9b37c",
    mid: "#b0763c",
    front: "#6b3f1c",
    water: "#3c8a86",
    ink: "#3d210d",
    lit: "#fdf0d8",
    warm: "#d98f3f",
  },
  salalah: {
    sky: ["#2a6a63", "#86bda0", "#dbe9cf", "#f1efdc"],
    glow: "#e2fbe0",
    back: "#a9c6a0",
    mid: "#679a6b",
    front: "#2a5c46",
    ink: "#173a2d",
    lit: "#f5f8e8",
    warm: "#e0b25a",
  },
  nizwa: {
    sky: ["#12454e", "#4f9089", "#e4d7b2", "#f4e0b8"],
    glow: "#c3f2da",
    back: "#cdb48b",
    mid: "#96774e",
    front: "#4d3a25",
    ink: "#2b2014",
    lit: "#f7e9cd",
    warm: "#c9893c",
  },
  sur: {
    sky: ["#0a3f55", "#3b8ea0", "#bfe0dd", "#f4ead0"],
    glow: "#c6f3ee",
    back: "#a9c4c2",
    mid: "#5d97a0",
    front: "#0d4658",
    water: "#23778a",
    ink: "#08303f",
    lit: "#fbf6e8",
    warm: "#e0a14b",
  },
};
