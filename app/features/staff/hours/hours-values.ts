import { type BranchId, branchIds, mapBranches } from "~/content/data/branches.ts";
import type { ExceptionalReason } from "~/content/data/exceptional-hours.ts";
import type { Session } from "~/content/data/hours.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import type { RowOf } from "../session/staff-api.ts";
import { nextDaysOf } from "./holiday-days.ts";

/** The reasons with words of their own, and one that the person writes. */
export const reasons = [
  "eid-al-fitr",
  "eid-al-adha",
  "ramadan",
  "national-day",
  "other",
] as const satisfies readonly ExceptionalReason[];

/** Reasons whose days depend on the moon. */
const moonReasons: readonly ExceptionalReason[] = ["eid-al-fitr", "eid-al-adha", "ramadan"];

/** Reasons for which the branches are usually closed. */
const holidays: readonly ExceptionalReason[] = ["eid-al-fitr", "eid-al-adha", "national-day"];

/** The kind of hours that a branch has on the days of the form. */
export type HoursChoice = "closed" | "regular" | "other";

/** The hours of a branch on the days of the form; the sessions are used for "other". */
export interface BranchException {
  choice: HoursChoice;
  sessions: readonly Session[];
}

/** The entry in the form. */
export interface HoursValues {
  /**
   * Ids of the rows, made by the form, so that a save can be sent again. The first is the row that the form changes, or
   * of a new one.
   */
  ids: readonly string[];
  /** The version of that row that the person has seen; 0 is a new entry. */
  version: number;
  reason: ExceptionalReason | null;
  /** The reason in own words. */
  ownReason: Record<Locale, string>;
  isConfirmed: boolean;
  /** Calendar dates such as "2026-11-20", or empty. */
  firstDay: string;
  lastDay: string;
  exceptions: Readonly<Record<BranchId, BranchException>>;
}

const hour = 60;

const usual: BranchException = { choice: "regular", sessions: [{ from: 9 * hour, to: 13 * hour }] };

export function newHours(today: string): HoursValues {
  return {
    ids: [crypto.randomUUID()],
    version: 0,
    reason: null,
    ownReason: { en: "", ar: "" },
    isConfirmed: false,
    firstDay: today,
    lastDay: today,
    exceptions: mapBranches(() => usual),
  };
}

/** `words` are the names of the reasons in both languages. */
export function hoursOfRow(
  row: RowOf<"opening_exceptions">,
  words: Readonly<Record<Locale, Record<ExceptionalReason, string>>>,
): HoursValues {
  const parsed = parseExceptionalHours(row);
  const known = reasons.find((one) => one !== "other" && words.en[one] === row.reason_en);
  const sessions = parsed?.sessions ?? [];
  const changed: BranchException =
    sessions.length > 0 ? { choice: "other", sessions } : { ...usual, choice: "closed" };
  return {
    ids: [row.id],
    version: row.version,
    reason: known ?? "other",
    ownReason: { en: row.reason_en, ar: row.reason_ar },
    isConfirmed: !row.is_expected,
    firstDay: row.first_day,
    lastDay: row.last_day,
    exceptions: mapBranches((id) => (parsed?.branches.includes(id) ? changed : usual)),
  };
}

/**
 * Selects a reason. A holiday closes every branch and, in a new entry, fills in its next days (REQ-STAFF-74). `today` is
 * the day in Oman.
 */
export function withReason(
  values: HoursValues,
  reason: ExceptionalReason,
  today: string,
): HoursValues {
  const isHoliday = holidays.includes(reason);
  const exceptions = isHoliday
    ? mapBranches((id) => ({ ...values.exceptions[id], choice: "closed" as const }))
    : values.exceptions;
  const days = values.version === 0 ? nextDaysOf(reason, today) : null;
  return { ...values, ...days, reason, exceptions };
}

/** Whether the days of the entry depend on the moon. */
export function dependsOnMoon({ reason }: Pick<HoursValues, "reason">): boolean {
  return reason !== null && moonReasons.includes(reason);
}

/** The reason of an entry in both languages. */
export function reasonTexts(
  { reason, ownReason }: Pick<HoursValues, "reason" | "ownReason">,
  words: Readonly<Record<Locale, Record<ExceptionalReason, string>>>,
): Record<Locale, string> {
  if (reason === null || reason === "other")
    return { en: ownReason.en.trim(), ar: ownReason.ar.trim() };
  return { en: words.en[reason], ar: words.ar[reason] };
}

/** For drafts that another release may have stored. */
export function isHours(value: unknown): value is HoursValues {
  const { ids, version, ownReason, firstDay, lastDay, exceptions } = (value ??
    {}) as Partial<HoursValues>;
  return (
    Array.isArray(ids) &&
    typeof version === "number" &&
    locales.every((locale) => typeof ownReason?.[locale] === "string") &&
    typeof firstDay === "string" &&
    typeof lastDay === "string" &&
    branchIds.every((id) => Array.isArray(exceptions?.[id]?.sessions))
  );
}
