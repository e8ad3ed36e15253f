import { type BranchId, branchIds } from "./branches.ts";
import { clinic } from "./clinic.ts";
import { type PhotoFile, type Photograph, photograph, type WithPhoto } from "./photos.ts";

export interface BranchPlace {
  /** People at the branch; shown as "50+" (REQ-BRANCH-10). */
  staff: number;
  /**
   * Degrees north and east. Main: the clinic's position; the others: the town's centre, for the drawn map only
   * (REQ-BRANCH-11).
   */
  latitude: number;
  longitude: number;
  /** True for exactly one branch. */
  isMainBranch: boolean;
  featured: boolean;
  /** The clinic's photograph; null shows the drawn scene of the branch. */
  image: PhotoFile | null;
  /** Whether /branches has a tab for it: four do, Sur does not (REQ-CLAIM-4). /book-consultation has a tab for each. */
  onBranches: boolean;
  /** Its tab on /doctors, by that page's own id (REQ-DOCTOR-2); null where it has none. */
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
} as const satisfies Record<BranchId, BranchPlace>;

type Facts = typeof facts;

/** Language-free facts of the five branches beside their contact facts in `branches.ts`. */
export const branchPlaces: Readonly<Record<BranchId, BranchPlace>> = facts;

/** Branches of which the clinic has given a photograph: their words say what it shows. */
export type PhotographedBranchId = WithPhoto<Facts>;

/** Tabs of /book-consultation, in their order. */
export const bookingBranchIds = branchIds;

export type ContactBranchId = {
  [Id in BranchId]: Facts[Id]["onBranches"] extends true ? Id : never;
}[BranchId];

/** Tabs of /branches. */
export const contactBranchIds: readonly ContactBranchId[] = branchIds.filter(
  (id): id is ContactBranchId => facts[id].onBranches,
);

/** The same place under its two ids. */
type BranchOfDoctorsBranch = {
  [Id in BranchId as Exclude<Facts[Id]["onDoctors"], null>]: Id;
};

export type DoctorsBranchId = keyof BranchOfDoctorsBranch;

/** Tabs of /doctors after "All", under that page's own ids. */
export const doctorsBranchIds: readonly DoctorsBranchId[] = branchIds.flatMap((id) => {
  const { onDoctors } = facts[id];
  return onDoctors === null ? [] : [onDoctors];
});

/** The same place under its two ids. */
export const branchOfDoctorsBranch = Object.fromEntries(
  branchIds.map((id) => [facts[id].onDoctors, id]),
) as unknown as BranchOfDoctorsBranch;

/** What shows a branch: the clinic's photograph, or the drawn scene of that name. */
export function pictureOf(
  id: BranchId,
): { photo: Photograph } | { name: Exclude<BranchId, PhotographedBranchId> } {
  const { image } = branchPlaces[id];
  if (image) return { photo: photograph(image, "place") };
  return { name: id as Exclude<BranchId, PhotographedBranchId> };
}
