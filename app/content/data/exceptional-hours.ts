import type { BranchId } from "./branches.ts";
import type { Session } from "./hours.ts";

export type ExceptionalReason =
  | "ramadan"
  | "eid-al-fitr"
  | "eid-al-adha"
  | "national-day"
  | "other";

export interface ExceptionalHours {
  /** Calendar dates, both included: "2026-11-20". */
  first: string;
  last: string;
  reason: ExceptionalReason;
  branches: readonly BranchId[];
  /** Replace those of the week on each of the dates; an empty list is closed. */
  sessions: readonly Session[];
}

/** Hours that hold on certain dates instead of the week's (REQ-HOURS-12). Empty until the clinic sets one. */
export const exceptionalHours: readonly ExceptionalHours[] = [];
