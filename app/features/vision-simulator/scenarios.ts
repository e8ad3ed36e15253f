import {
  type HomeViewId,
  type LensViewId,
  lensViews,
  type TreatmentViewId,
  type ViewedService,
} from "~/content/data/simulator-views.ts";
import type { Scenario } from "~/illustrations/simulator-scenes/scene-views.ts";

/** The scenario on each side of the ring. */
export interface Sides {
  /** With the condition. */
  seen: Scenario;
  /** With healthy sight, or after treatment. */
  clear: Scenario;
}

type View<Scene extends Scenario["scene"]> = Extract<Scenario, { scene: Scene }>["view"];

const day = (seen: View<"corniche">, clear: View<"corniche"> = "clear"): Sides => ({
  seen: { scene: "corniche", view: seen },
  clear: { scene: "corniche", view: clear },
});

const night = (view: View<"road">): Sides => ({
  seen: { scene: "road", view },
  clear: { scene: "road", view: "clear" },
});

const powers = {
  "minus-two": day("minus-two"),
  "minus-six": day("minus-six"),
  "plus-three": day("plus-three"),
  astigmatism: day("astigmatism"),
  reading: day("reading"),
};

export const homeScenarios: Record<HomeViewId, Sides> = {
  cataract: day("cloudy"),
  "short-sight": day("near-only"),
  keratoconus: day("ghosts"),
  diabetes: day("patches"),
  squint: day("far-twin"),
};

export const treatmentScenarios: {
  [Service in ViewedService]: Record<TreatmentViewId<Service>, Sides>;
} = {
  "lasik-surgery": powers,
  "contact-lens": powers,
  "cataract-surgery": {
    early: day("yellow"),
    later: day("cloudy"),
    advanced: day("dense"),
    night: night("glare"),
  },
  "corneal-ring-surgery": {
    early: day("ghost"),
    later: day("ghosts"),
    night: night("cluster"),
  },
  "retinal-surgery": {
    first: day("clear"),
    spots: day("spots"),
    patches: day("patches"),
  },
  "strabismus-surgery": {
    "small-turn": day("near-twin"),
    "large-turn": day("far-twin"),
    // The brain suppresses the other picture.
    child: day("clear"),
  },
};

/** The table through a lens, by how well the lens serves far, arm's length and near. */
const throughLens: Readonly<Record<string, View<"corniche">>> = {
  "full none none": "far-only",
  "none half full": "near-only",
  "full full half": "far-and-table",
  // A lens that serves all distances leaves a little less light for each.
  "full full full": "pale",
};

/** Returns the table seen with a lens in the eye, and before the surgery. */
export function lensSides(lens: LensViewId): Sides {
  const { far, arm, near } = lensViews[lens];
  const marks = [far, arm, near].join(" ");
  const view = throughLens[marks];
  if (!view) throw new Error(`No view for a lens that is ${marks} from far to near.`);
  return day(lens === "toric" ? "astigmatism" : "cloudy", view);
}

/** Returns the road at night seen with a lens in the eye. */
export function lensAtNight(lens: LensViewId): Scenario {
  const { far, night: lamps } = lensViews[lens];
  const around = { full: "clear", half: "rays", none: "rings" } as const;
  return { scene: "road", view: far === "none" ? "blurred" : around[lamps] };
}
