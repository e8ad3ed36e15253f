import type { BranchId } from "./branches.ts";
import type { Session } from "./hours.ts";

export type ExceptionalReason =
  | "ramadan"
  | "eid-al-fitr"
  | "eid-al-adha"
  | "national-day"
  | "other";

export interface ExceptionalHours {
  /** Calendar dates, both inclusive: "2026-11-20". */
  first: string;
  last: string;
  reason: ExceptionalReason;
  branches: readonly BranchId[];
  /** Replace the weekly sessions on each of the dates; an empty list means closed. */
  sessions: readonly Session[];
}

/** Hours that replace the weekly hours on certain dates (REQ-HOURS-12). Empty until the clinic sets one. */
export const exceptionalHours: readonly ExceptionalHours[] = [];
