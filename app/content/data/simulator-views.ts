import { type LensMark, type LensScenario, lensUses } from "./comparison-facts.ts";
import type { ServiceId } from "./services.ts";

/** Views on the home page, in order, each with the treatment that its sentence links to (REQ-HOME-14). */
export const homeViews = {
  cataract: "cataract-surgery",
  "short-sight": "lasik-surgery",
  keratoconus: "corneal-ring-surgery",
  diabetes: "retinal-surgery",
  squint: "strabismus-surgery",
} as const satisfies Record<string, ServiceId>;

export type HomeViewId = keyof typeof homeViews;

export const homeViewIds = Object.keys(homeViews) as HomeViewId[];

/** Refractions of an eye, in the order of the laser and contact-lens pages. */
const powers = ["minus-two", "minus-six", "plus-three", "astigmatism", "reading"] as const;

/** Views on a treatment's page, in order. A treatment without an entry has none. */
export const treatmentViews = {
  "lasik-surgery": powers,
  "strabismus-surgery": ["small-turn", "large-turn", "child"],
  "cataract-surgery": ["early", "later", "advanced", "night"],
  "retinal-surgery": ["first", "spots", "patches"],
  "corneal-ring-surgery": ["early", "later", "night"],
  "contact-lens": powers,
} as const satisfies Partial<Record<ServiceId, readonly string[]>>;

/** A treatment with a view on its page. */
export type ViewedService = keyof typeof treatmentViews;

export const viewedServiceIds = Object.keys(treatmentViews) as ViewedService[];

export type TreatmentViewId<Service extends ViewedService = ViewedService> =
  (typeof treatmentViews)[Service][number];

/** Uses of a lens in the picture; astigmatism is a separate lens there. */
export const viewScenarios = [
  "far",
  "arm",
  "near",
  "night",
] as const satisfies readonly LensScenario[];

export type ViewScenario = (typeof viewScenarios)[number];

/** Lenses on the cataract page, and the uses of each: those of the lens table, and a single focus chosen for near. */
export const lensViews = {
  far: lensUses["single-focus"],
  near: { far: "none", arm: "half", near: "full", night: "full" },
  extended: lensUses["extended-depth"],
  trifocal: lensUses.trifocal,
  toric: lensUses.toric,
} as const satisfies Record<string, Record<ViewScenario, LensMark>>;

export type LensViewId = keyof typeof lensViews;

export const lensViewIds = Object.keys(lensViews) as LensViewId[];
