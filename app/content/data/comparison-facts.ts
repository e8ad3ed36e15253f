import type { serviceOptions } from "./service-facts.ts";

/** All six laser methods by the way the laser reaches the cornea. */
export const methodFamilies = {
  "no-flap": ["clear-smile"],
  flap: ["z-lasik-z8", "9d-z-lasik", "lasik"],
  surface: ["prk-streamlight", "prk"],
} as const satisfies Record<
  string,
  readonly (typeof serviceOptions)["lasik-surgery"]["methods"][number][]
>;

export type MethodFamily = keyof typeof methodFamilies;

export const methodFamilyIds = Object.keys(methodFamilies) as MethodFamily[];

/** Aspects of the comparison of laser methods, in order. */
export const methodAspects = [
  "how",
  "first-days",
  "clear-sight",
  "dry-eyes",
  "knocks",
  "limits",
  "considered",
  "warranty",
] as const;

export type MethodAspect = (typeof methodAspects)[number];

/** A lens on the cataract page. */
export type LensId = (typeof serviceOptions)["cataract-surgery"]["lenses"][number];

/** Uses of a lens, in order: three distances, astigmatism, and nights without halos. */
export const lensScenarios = ["far", "arm", "near", "astigmatism", "night"] as const;

export type LensScenario = (typeof lensScenarios)[number];

/** How well a lens serves a use: mostly without glasses, in part, or not without glasses. */
export const lensMarks = ["full", "half", "none"] as const;

export type LensMark = (typeof lensMarks)[number];

/**
 * Marks of each lens in the order of `lensScenarios`: common public knowledge. Each row needs a clinician's approval
 * (`approvals.ts`).
 */
export const lensUses: Record<LensId, Record<LensScenario, LensMark>> = {
  "single-focus": uses("full", "none", "none", "none", "full"),
  aspheric: uses("full", "none", "none", "none", "full"),
  enhanced: uses("full", "half", "none", "none", "full"),
  toric: uses("full", "none", "none", "full", "full"),
  "toric-enhanced": uses("full", "half", "none", "full", "full"),
  "extended-depth": uses("full", "full", "half", "none", "half"),
  "toric-extended-depth": uses("full", "full", "half", "full", "half"),
  bifocal: uses("full", "none", "full", "none", "none"),
  trifocal: uses("full", "full", "full", "none", "none"),
  "toric-trifocal": uses("full", "full", "full", "full", "none"),
  monovision: uses("half", "half", "half", "none", "half"),
};

export const lensIds = Object.keys(lensUses) as LensId[];

function uses(
  far: LensMark,
  arm: LensMark,
  near: LensMark,
  astigmatism: LensMark,
  night: LensMark,
): Record<LensScenario, LensMark> {
  return { far, arm, near, astigmatism, night };
}
