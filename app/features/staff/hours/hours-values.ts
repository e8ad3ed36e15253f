import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { DatedSessions, ExceptionalReason } from "~/content/data/exceptional-hours.ts";
import type { Session } from "~/content/data/hours.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import type { RowOf } from "../session/staff-api.ts";

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
export type Plan = "closed" | "regular" | "other";

/** The hours of a branch on the days of the form; the sessions are used for "other". */
export interface BranchPlan {
  plan: Plan;
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
  plans: Readonly<Record<BranchId, BranchPlan>>;
}

const hour = 60;

const usual: BranchPlan = { plan: "regular", sessions: [{ from: 9 * hour, to: 13 * hour }] };

export function newHours(today: string): HoursValues {
  return {
    ids: [crypto.randomUUID()],
    version: 0,
    reason: null,
    ownReason: { en: "", ar: "" },
    isConfirmed: false,
    firstDay: today,
    lastDay: today,
    plans: plansWith(() => usual),
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
  const changed: BranchPlan =
    sessions.length > 0 ? { plan: "other", sessions } : { ...usual, plan: "closed" };
  return {
    ids: [row.id],
    version: row.version,
    reason: known ?? "other",
    ownReason: { en: row.reason_en, ar: row.reason_ar },
    isConfirmed: !row.is_expected,
    firstDay: row.first_day,
    lastDay: row.last_day,
    plans: plansWith((id) => (parsed?.branches.includes(id) ? changed : usual)),
  };
}

/** Selects a reason. A holiday closes every branch. */
export function withReason(values: HoursValues, reason: ExceptionalReason): HoursValues {
  const isHoliday = holidays.includes(reason);
  const plans = isHoliday
    ? plansWith((id) => ({ ...values.plans[id], plan: "closed" as const }))
    : values.plans;
  return { ...values, reason, plans };
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

/**
 * Returns the periods that the entry changes: branches with the same hours share one. `isClosed` says whether a branch is
 * closed on a date anyway: such a day stays as it is, and other hours begin again after it.
 */
export function periodsOf(
  { plans, firstDay, lastDay }: HoursValues,
  isClosed: (branch: BranchId, date: string) => boolean,
): DatedSessions[] {
  const periods: DatedSessions[] = [];
  for (const id of branchIds) {
    const { plan, sessions } = plans[id];
    if (plan === "regular") continue;
    const runs = runsOf(firstDay, lastDay, (date) => !isClosed(id, date));
    const [start, end] = [runs[0], runs.at(-1)];
    const own = plan === "closed" ? [] : sessions;
    // Days that are closed anyway may be inside a closed period.
    const days = plan === "closed" && start && end ? [[start[0], end[1]] as const] : runs;
    for (const [first, last] of days) {
      const same = periods.findIndex(
        (one) =>
          one.first === first &&
          one.last === last &&
          JSON.stringify(one.sessions) === JSON.stringify(own),
      );
      const found = periods[same];
      if (found) periods[same] = { ...found, branches: [...found.branches, id] };
      else periods.push({ first, last, branches: [id], sessions: own });
    }
  }
  return periods;
}

/** The dates from the first to the last, at most a year of them. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date && date <= last && dates.length < 367; date = dayAfter(date))
    dates.push(date);
  return dates;
}

/** For drafts that another release may have stored. */
export function isHours(value: unknown): value is HoursValues {
  const { ids, version, ownReason, firstDay, lastDay, plans } = (value ??
    {}) as Partial<HoursValues>;
  return (
    Array.isArray(ids) &&
    typeof version === "number" &&
    locales.every((locale) => typeof ownReason?.[locale] === "string") &&
    typeof firstDay === "string" &&
    typeof lastDay === "string" &&
    branchIds.every((id) => Array.isArray(plans?.[id]?.sessions))
  );
}

function plansWith(plan: (id: BranchId) => BranchPlan): Record<BranchId, BranchPlan> {
  return Object.fromEntries(branchIds.map((id) => [id, plan(id)])) as Record<BranchId, BranchPlan>;
}

/** The longest runs of dates that fit. */
function runsOf(
  first: string,
  last: string,
  fits: (date: string) => boolean,
): [first: string, last: string][] {
  const runs: [string, string][] = [];
  let isOpen = false;
  for (const date of datesBetween(first, last)) {
    const run = runs.at(-1);
    if (!fits(date)) isOpen = false;
    else if (isOpen && run) run[1] = date;
    else {
      runs.push([date, date]);
      isOpen = true;
    }
  }
  return runs;
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(next.getTime())) return "";
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
