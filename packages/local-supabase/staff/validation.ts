import { branchIds } from "../../../app/content/data/branches.ts";
import { omanDate } from "../../../app/i18n/oman-date.ts";
import { valueError } from "./staff-error.ts";

// The rules of supabase/migrations: 20261125220100_staff_values.sql and 20261129150000_known_branches.sql.

/** Control characters, marks and overrides of the direction, and spaces without width. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Days from today to the last day that may be written. */
const maxDaysAhead = 366;

interface TextRules {
  readonly hasLines?: boolean;
  readonly isNeeded?: boolean;
}

/** @throws StaffError unless it is a text of at most `maxLength` code points without hidden characters */
export function checkText(
  field: string,
  given: unknown,
  maxLength: number,
  { hasLines = false, isNeeded = true }: TextRules = {},
): void {
  if (typeof given !== "string" || (isNeeded && /^[ \n\u00a0]*$/.test(given)))
    throw valueError(field, "missing");
  const line = hasLines ? given.replaceAll("\n", "") : given;
  if (hidden.test(line) || !given.isWellFormed()) throw valueError(field, "hidden");
  if ([...given].length > maxLength) throw valueError(field, "too_long");
}

/** The day in Oman that many days from now. */
export function dayFromToday(days = 0): string {
  return omanDate(Date.now() + days * 86_400_000);
}

export function lastAllowedDay(): string {
  return dayFromToday(maxDaysAhead);
}

/** @throws StaffError unless the days are in order, not over and at most a year ahead */
export function checkDays(first: unknown, last: unknown): void {
  if (typeof first !== "string") throw valueError("first_day", "missing");
  if (typeof last !== "string") throw valueError("last_day", "missing");
  if (last < first) throw valueError("last_day", "order");
  if (last < dayFromToday()) throw valueError("last_day", "past");
  if (last > lastAllowedDay()) throw valueError("last_day", "too_far");
}

/** @throws StaffError unless they are ids of different branches, or "all" alone */
export function checkBranches(given: unknown): void {
  if (!Array.isArray(given)) throw valueError("branches", "invalid");
  if (given.length === 0) throw valueError("branches", "missing");
  const isAll = given.length === 1 && given[0] === "all";
  const isKnown = new Set(given).size === given.length && given.every(isBranch);
  if (!isAll && !isKnown) throw valueError("branches", "invalid");
}

/** @throws StaffError unless it is the id of one branch */
export function checkBranch(given: unknown): void {
  if (!isBranch(given)) throw valueError("branch", "invalid");
}

function isBranch(given: unknown): boolean {
  return branchIds.some((id) => id === given);
}

/** Minutes of the day, in order, with time between two sessions. */
export function checkSessions(given: unknown): void {
  if (!Array.isArray(given) || given.length > 4) throw valueError("sessions", "invalid");
  let ended = -1;
  for (const session of given) {
    const { from, to, ...more } = Object(session);
    const isMinute = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
    if (
      Object.keys(more).length > 0 ||
      !isMinute(from) ||
      !isMinute(to) ||
      to > 1440 ||
      from > 9999
    )
      throw valueError("sessions", "invalid");
    if (from <= ended || from >= to) throw valueError("sessions", "order");
    ended = to;
  }
}

export function checkSlug(given: unknown): void {
  if (typeof given !== "string" || given.length > 120 || !slugPattern.test(given))
    throw valueError("slug", "invalid");
}

/** An image of another site by https, or a file of this one by its path. */
export function checkImage(given: unknown): void {
  if (given === null) return;
  checkText("featured_image", given, 2048);
  const address = String(given);
  if (!/^(https:\/\/|\/(?!\/))/.test(address) || address.includes("\\"))
    throw valueError("featured_image", "invalid");
}
