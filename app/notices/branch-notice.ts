import type { BranchId } from "~/content/data/branches.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";

/** A notice in the language of its page. The server writes its dates, so that islands load no words for them. */
export interface BranchNotice {
  id: string;
  /** In the order of every list; "all" is shown once for the site, not for each branch. */
  branches: readonly BranchId[] | "all";
  /** Calendar dates, both inclusive: "2026-11-20". */
  firstDay: string;
  lastDay: string;
  text: string;
  firstSentence: number;
  /** Its days in words, before the first one and from then on. */
  days: { ahead: string; begun: string };
  /** When it was last changed, in words. */
  updated: string;
}

/** The notices of a page. */
export interface PageNotices {
  /** Those that end sooner come first. */
  list: readonly BranchNotice[];
  /** Texts of the link to one, two, three and more further notices. */
  more: readonly string[];
}

/** A notice as it is shown at one time. */
export interface ShownNotice {
  id: string;
  text: string;
  firstSentence: number;
  days: string;
  updated: string;
}

/** At most this many are shown beside a branch; its card shows all. */
export const noticesBesideBranch = 2;

/**
 * Returns the notices of a branch, or those of all branches, at a time in milliseconds since 1970. None is shown after
 * its last day in Oman, also in a page that was cached before (REQ-STAFF-22).
 */
export function listNotices(
  notices: PageNotices | undefined,
  place: BranchId | "all",
  now: number,
): ShownNotice[] {
  const { date } = omanDay(now);
  return (noticesOf(notices, place)?.list ?? [])
    .filter(({ lastDay }) => date <= lastDay)
    .map(({ id, text, firstSentence, firstDay, days, updated }) => ({
      id,
      text,
      firstSentence,
      days: date < firstDay ? days.ahead : days.begun,
      updated,
    }));
}

/** Returns the notices of a branch, or those of all branches; undefined without any. */
export function noticesOf(
  notices: PageNotices | undefined,
  place: BranchId | "all",
): PageNotices | undefined {
  return select(notices, ({ branches }) =>
    branches === "all" ? place === "all" : branches.some((id) => id === place),
  );
}

/** Returns the notices without those of all branches, for a page that shows these once elsewhere. */
export function noticesOfSingleBranches(notices: PageNotices | undefined): PageNotices | undefined {
  return select(notices, ({ branches }) => branches !== "all");
}

/** Returns the notices of one calendar date, "2026-11-20"; undefined without any. */
export function noticesOn(notices: PageNotices | undefined, date: string): PageNotices | undefined {
  return select(notices, ({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
}

function select(
  notices: PageNotices | undefined,
  fits: (notice: BranchNotice) => boolean,
): PageNotices | undefined {
  const list = notices?.list.filter(fits) ?? [];
  return notices && list.length > 0 ? { ...notices, list } : undefined;
}
