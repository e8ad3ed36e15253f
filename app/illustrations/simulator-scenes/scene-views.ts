// The views of the two scenes of the vision simulator. `npm run draw` writes one file for each scene and language, with
// the views in it; a page shows one of them with `file.svg#name`.

export type ViewFilterName =
  | "trace"
  | "soft"
  | "two-dioptres"
  | "blurred"
  | "long-sight"
  | "six-dioptres"
  | "lines"
  | "pale"
  | "yellow"
  | "cloudy"
  | "dense"
  | "ghost"
  | "ghosts"
  | "near-twin"
  | "far-twin"
  | "cluster";

/** The appearance of a scene to an eye. */
export interface SceneViewShape {
  /** One filter for the scene, or one for each plane from the farthest to the nearest; null means sharp. */
  filter?: ViewFilterName | readonly (ViewFilterName | null)[];
  /** The layer over the scene: the light around lamps, blood, or areas without sight. */
  overlay?: "glare" | "rays" | "rings" | "spots" | "patches";
}

/** The corniche behind a table by day: landscape, table and leaflet. */
export const cornicheViews = {
  clear: {},
  "minus-two": { filter: ["two-dioptres", "trace", null] },
  "minus-six": { filter: ["six-dioptres", "long-sight", "blurred"] },
  "plus-three": { filter: ["blurred", "long-sight", "six-dioptres"] },
  astigmatism: { filter: "lines" },
  reading: { filter: [null, "soft", "blurred"] },
  "near-only": { filter: ["blurred", "soft", null] },
  "far-only": { filter: [null, "blurred", "blurred"] },
  "far-and-table": { filter: [null, null, "soft"] },
  pale: { filter: "pale" },
  yellow: { filter: "yellow" },
  cloudy: { filter: "cloudy" },
  dense: { filter: "dense" },
  ghost: { filter: "ghost" },
  ghosts: { filter: "ghosts" },
  "near-twin": { filter: "near-twin" },
  "far-twin": { filter: "far-twin" },
  spots: { overlay: "spots" },
  patches: { overlay: "patches" },
} satisfies Record<string, SceneViewShape>;

/** The road to Muscat by night. */
export const roadViews = {
  clear: {},
  blurred: { filter: "blurred" },
  rays: { overlay: "rays" },
  rings: { overlay: "rings" },
  cluster: { filter: "cluster" },
  glare: { filter: "cloudy", overlay: "glare" },
} satisfies Record<string, SceneViewShape>;

/** A scene and the name of one of its views. */
export type Scenario =
  | { scene: "corniche"; view: keyof typeof cornicheViews }
  | { scene: "road"; view: keyof typeof roadViews };
