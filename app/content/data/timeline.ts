import { type BranchId, branchIds } from "./branches.ts";

export interface BranchOpening {
  branch: BranchId;
  year: number;
  /** Colour token of the ring; amber marks the latest. */
  colour: "aurora" | "amber";
}

const years: Readonly<Record<BranchId, number>> = {
  main: 2007,
  sohar: 2010,
  salalah: 2011,
  nizwa: 2015,
  sur: 2023,
};

const latest = Math.max(...Object.values(years));

/** The timeline figure of /about. The "our story" text lists other years and places, on purpose. */
export const timeline: readonly BranchOpening[] = [...branchIds]
  .sort((one, other) => years[one] - years[other])
  .map((branch) => ({
    branch,
    year: years[branch],
    colour: years[branch] === latest ? "amber" : "aurora",
  }));
