import type { BranchId } from "./branches.ts";

export interface Opening {
  branch: BranchId;
  year: number;
  /** Colour token of its ring; amber marks the latest. */
  colour: "aurora" | "amber";
}

/** The graphic timeline of /about (A§2, D8). The "our story" text lists other years and places, on purpose. */
export const timeline: readonly Opening[] = [
  { branch: "main", year: 2007, colour: "aurora" },
  { branch: "sohar", year: 2010, colour: "aurora" },
  { branch: "salalah", year: 2011, colour: "aurora" },
  { branch: "nizwa", year: 2015, colour: "aurora" },
  { branch: "sur", year: 2023, colour: "amber" },
];
