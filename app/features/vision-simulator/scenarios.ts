import type { LensMark } from "~/content/data/comparison-facts.ts";
import {
  type HomeSimulator,
  type LensSimulator,
  lensViews,
  type TreatmentSimulator,
  type ViewedService,
} from "~/content/data/views.ts";
import type { Scenario } from "~/illustrations/simulator-scenes/simulated-view.tsx";
import type { ViewFilterName } from "~/illustrations/simulator-scenes/view-filters.tsx";

/** The scenario on each side of the ring. */
export interface Sides {
  /** With the condition. */
  seen: Scenario;
  /** With healthy sight, or after treatment. */
  clear: Scenario;
}

const clearDay: Scenario = { scene: "corniche" };
const clearNight: Scenario = { scene: "road" };

const day = (filter?: Scenario["filter"], over?: Scenario["over"]): Sides => ({
  seen: { ...clearDay, filter, over },
  clear: clearDay,
});

const night = (filter: ViewFilterName, lights?: Scenario["lights"]): Sides => ({
  seen: { ...clearNight, filter, lights },
  clear: clearNight,
});

const powers = {
  "minus-two": day(["two-dioptres", "trace", null]),
  "minus-six": day(["six-dioptres", "long-sight", "blurred"]),
  "plus-three": day(["blurred", "long-sight", "six-dioptres"]),
  astigmatism: day("lines"),
  reading: day([null, "soft", "blurred"]),
};

export const homeScenarios: Record<HomeSimulator, Sides> = {
  cataract: day("cloudy"),
  "short-sight": day(["blurred", "soft", null]),
  keratoconus: day("ghosts"),
  diabetes: day(undefined, "patches"),
  squint: day("far-twin"),
};

export const treatmentScenarios: {
  [Service in ViewedService]: Record<TreatmentSimulator<Service>, Sides>;
} = {
  "lasik-surgery": powers,
  "contact-lens": powers,
  "cataract-surgery": {
    early: day("yellow"),
    later: day("cloudy"),
    advanced: day("dense"),
    night: night("cloudy", "glare"),
  },
  "corneal-ring-surgery": {
    early: day("ghost"),
    later: day("ghosts"),
    night: night("cluster"),
  },
  "retinal-surgery": {
    first: day(),
    spots: day(undefined, "spots"),
    patches: day(undefined, "patches"),
  },
  "strabismus-surgery": {
    "small-turn": day("near-twin"),
    "large-turn": day("far-twin"),
    // The brain suppresses the other picture.
    child: day(),
  },
};

const filterOf: Record<LensMark, ViewFilterName | null> = {
  full: null,
  half: "soft",
  none: "blurred",
};

/** Returns the table seen with a lens in the eye, and before the surgery. */
export function lensSides(lens: LensSimulator): Sides {
  const { far, arm, near, night } = lensViews[lens];
  // A lens that serves all distances leaves a little less light for each.
  const shares = [far, arm, near].every((mark) => mark === "full") && night === "none";
  return {
    seen: { ...clearDay, filter: lens === "toric" ? "lines" : "cloudy" },
    clear: {
      ...clearDay,
      filter: shares ? "pale" : [filterOf[far], filterOf[arm], filterOf[near]],
    },
  };
}

/** Returns the road at night seen with a lens in the eye. */
export function lensAtNight(lens: LensSimulator): Scenario {
  const { far, night } = lensViews[lens];
  const lights = { full: undefined, half: "rays", none: "rings" } as const;
  return { ...clearNight, filter: filterOf[far] ?? undefined, lights: lights[night] };
}

/** Returns the filters of the pictures, without duplicates. */
export function filtersOf(scenarios: readonly Scenario[]): ViewFilterName[] {
  const ofOver = { spots: ["two-dioptres", "soft"], patches: ["long-sight"] } as const;
  const names = scenarios.flatMap(({ filter, over }) => [filter ?? [], over ? ofOver[over] : []]);
  return [...new Set(names.flat())].filter((name) => name !== null);
}
