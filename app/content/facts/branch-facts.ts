import type { BranchId } from "./branches.ts";
import { clinic } from "./clinic.ts";

/** Tabs of /book-consultation, in their order; the first is selected at the start (A§2). */
export const bookingBranchIds = [
  "main",
  "sohar",
  "salalah",
  "nizwa",
  "sur",
] as const satisfies readonly BranchId[];

/** Tabs of /branches: four, without Sur (A§3, D6). */
export const contactBranchIds = [
  "main",
  "sohar",
  "salalah",
  "nizwa",
] as const satisfies readonly BranchId[];

export type ContactBranchId = (typeof contactBranchIds)[number];

/** Tabs of /doctors after "All", under that page's own ids (A§3). */
export const doctorsBranchIds = ["qurum", "sohar", "salalah", "nizwa"] as const;

export type DoctorsBranchId = (typeof doctorsBranchIds)[number];

/** The same place under its two ids (D7). */
export const branchOfDoctorsBranch = {
  qurum: "main",
  sohar: "sohar",
  salalah: "salalah",
  nizwa: "nizwa",
} as const satisfies Record<DoctorsBranchId, ContactBranchId>;

export interface BranchPlace {
  /** People at the branch; shown as "50+" (A§9). */
  staff: number;
  /** Degrees north and east. Main: the clinic's position; the others: the town's centre, for the drawn map only (D13). */
  latitude: number;
  longitude: number;
  /** True for exactly one branch (A§3). */
  isMainBranch: boolean;
  featured: boolean;
  /** Address of a photo; null shows the drawn scene of the branch (D28). */
  image: string | null;
}

const drawn = { isMainBranch: false, featured: false, image: null } as const;
const { latitude, longitude } = clinic.region;

/** Language-free facts of the five branches beside their contact facts in `branches.ts` (A§3, A§9). */
export const branchPlaces: Record<BranchId, BranchPlace> = {
  main: { ...drawn, staff: 50, latitude, longitude, isMainBranch: true, featured: true },
  sohar: { ...drawn, staff: 25, latitude: 24.3461, longitude: 56.7075 },
  salalah: { ...drawn, staff: 20, latitude: 17.0151, longitude: 54.0924 },
  nizwa: { ...drawn, staff: 15, latitude: 22.9333, longitude: 57.5333 },
  sur: { ...drawn, staff: 18, latitude: 22.5667, longitude: 59.5289 },
};
