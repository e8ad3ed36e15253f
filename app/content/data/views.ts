import { type LensMark, type LensScenario, lensGlance } from "./comparison-facts.ts";
import type { ServiceId } from "./services.ts";

/** What home shows of the view, in order, each with the treatment that its sentence leads to (REQ-HOME-14). */
export const homeViews = {
  cataract: "cataract-surgery",
  "short-sight": "lasik-surgery",
  keratoconus: "corneal-ring-surgery",
  diabetes: "retinal-surgery",
  squint: "strabismus-surgery",
} as const satisfies Record<string, ServiceId>;

export type HomeSimulator = keyof typeof homeViews;

export const homeViewIds = Object.keys(homeViews) as HomeSimulator[];

/** Powers of an eye, in the order in which the pages of laser and of contact lenses show them. */
const powers = ["minus-two", "minus-six", "plus-three", "astigmatism", "reading"] as const;

/** What the page of a treatment shows of the view, in order. A treatment without an entry shows none. */
export const treatmentViews = {
  "lasik-surgery": powers,
  "strabismus-surgery": ["small-turn", "large-turn", "child"],
  "cataract-surgery": ["early", "later", "advanced", "night"],
  "retinal-surgery": ["first", "spots", "patches"],
  "corneal-ring-surgery": ["early", "later", "night"],
  "contact-lens": powers,
} as const satisfies Partial<Record<ServiceId, readonly string[]>>;

/** A treatment whose page shows the view. */
export type ViewedService = keyof typeof treatmentViews;

export const viewedServiceIds = Object.keys(treatmentViews) as ViewedService[];

export type TreatmentSimulator<Service extends ViewedService = ViewedService> =
  (typeof treatmentViews)[Service][number];

/** For what one looks through a lens in the picture; astigmatism is a lens of its own there. */
export const viewScenarios = [
  "far",
  "arm",
  "near",
  "night",
] as const satisfies readonly LensScenario[];

export type ViewScenario = (typeof viewScenarios)[number];

/**
 * The lenses that the page of the cataract looks through, and what each of them serves: what the table of lenses says, and
 * a single focus that was chosen for near.
 */
export const lensViews = {
  far: lensGlance["single-focus"],
  near: { far: "none", arm: "half", near: "full", night: "full" },
  extended: lensGlance["extended-depth"],
  trifocal: lensGlance.trifocal,
  toric: lensGlance.toric,
} as const satisfies Record<string, Record<ViewScenario, LensMark>>;

export type LensSimulator = keyof typeof lensViews;

export const lensViewIds = Object.keys(lensViews) as LensSimulator[];
