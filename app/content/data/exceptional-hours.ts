import type { Locale } from "~/i18n/locale.ts";
import type { BranchId } from "./branches.ts";
import type { Session } from "./hours.ts";

export type ExceptionalReason =
  | "ramadan"
  | "eid-al-fitr"
  | "eid-al-adha"
  | "national-day"
  | "other";

/** Sessions that replace the weekly ones of some branches on certain dates. */
export interface DatedSessions {
  /** Calendar dates, both inclusive: "2026-11-20". */
  first: string;
  last: string;
  branches: readonly BranchId[];
  /** Replace the weekly sessions on each of the dates; an empty list means closed. */
  sessions: readonly Session[];
}

export interface ExceptionalHours extends DatedSessions {
  /** Staff write a reason in both languages. */
  reason: ExceptionalReason | Readonly<Record<Locale, string>>;
}

/**
 * Hours that replace the weekly hours on certain dates (REQ-HOURS-12). Those that staff have written come before them.
 */
export const exceptionalHours: readonly ExceptionalHours[] = [];
