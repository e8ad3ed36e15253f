import { type BranchId, branchIds } from "./branches.ts";
import { clinic } from "./clinic.ts";
import { type PhotoFile, type Photograph, photograph, type WithPhoto } from "./photos.ts";

export interface BranchFacts {
  /** Number of people at the branch; shown as "50+" (REQ-BRANCH-10). */
  staff: number;
  /**
   * Degrees north and east. The main branch has the clinic's position, the others that of the town's centre, only for
   * the illustrated map (REQ-BRANCH-11).
   */
  latitude: number;
  longitude: number;
  /** True for exactly one branch. */
  isMainBranch: boolean;
  featured: boolean;
  /** The clinic's photograph; null shows the illustration of the branch. */
  image: PhotoFile | null;
  /** Whether /branches has a tab for it; /book-consultation has one for every branch (REQ-CLAIM-4). */
  onBranches: boolean;
  /** Id of its tab on /doctors (REQ-DOCTOR-2); null when it has none. */
  onDoctors: string | null;
}

const { latitude, longitude } = clinic.region;

const facts = {
  main: {
    staff: 50,
    latitude,
    longitude,
    isMainBranch: true,
    featured: true,
    image: null,
    onBranches: true,
    onDoctors: "qurum",
  },
  sohar: {
    staff: 25,
    latitude: 24.3461,
    longitude: 56.7075,
    isMainBranch: false,
    featured: false,
    image: null,
    onBranches: true,
    onDoctors: "sohar",
  },
  salalah: {
    staff: 20,
    latitude: 17.0151,
    longitude: 54.0924,
    isMainBranch: false,
    featured: false,
    image: null,
    onBranches: true,
    onDoctors: "salalah",
  },
  nizwa: {
    staff: 15,
    latitude: 22.9333,
    longitude: 57.5333,
    isMainBranch: false,
    featured: false,
    image: null,
    onBranches: true,
    onDoctors: "nizwa",
  },
  sur: {
    staff: 18,
    latitude: 22.5667,
    longitude: 59.5289,
    isMainBranch: false,
    featured: false,
    image: null,
    onBranches: false,
    onDoctors: null,
  },
} as const satisfies Record<BranchId, BranchFacts>;

type Facts = typeof facts;

/** Facts of the branches for both languages; `branches.ts` has their contact facts. */
export const branchFacts: Readonly<Record<BranchId, BranchFacts>> = facts;

/** Branches with a photograph from the clinic; their words include its text alternative. */
export type PhotographedBranchId = WithPhoto<Facts>;

/** Branches with a tab on /book-consultation, in the order of the tabs. */
export const bookingBranchIds = branchIds;

export type ContactBranchId = {
  [Id in BranchId]: Facts[Id]["onBranches"] extends true ? Id : never;
}[BranchId];

/** Branches with a tab on /branches. */
export const contactBranchIds: readonly ContactBranchId[] = branchIds.filter(
  (id): id is ContactBranchId => facts[id].onBranches,
);

type BranchOfDoctorsBranch = {
  [Id in BranchId as Exclude<Facts[Id]["onDoctors"], null>]: Id;
};

export type DoctorsBranchId = keyof BranchOfDoctorsBranch;

/** Branch id for each id of /doctors. */
export const branchOfDoctorsBranch = Object.fromEntries(
  branchIds.flatMap((id) => {
    const { onDoctors } = facts[id];
    return onDoctors === null ? [] : [[onDoctors, id]];
  }),
) as BranchOfDoctorsBranch;

/** Tabs of /doctors after "All", with that page's own ids. */
export const doctorsBranchIds = Object.keys(branchOfDoctorsBranch) as readonly DoctorsBranchId[];

/** Returns the picture of a branch: the clinic's photograph, or the name of its illustration. */
export function pictureOf(
  id: BranchId,
): { photo: Photograph } | { name: Exclude<BranchId, PhotographedBranchId> } {
  const { image } = branchFacts[id];
  if (image) return { photo: photograph(image, "place") };
  return { name: id as Exclude<BranchId, PhotographedBranchId> };
}
