import type { BranchId } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffTodayWords } from "~/content/staff-today.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import type { Locale } from "~/i18n/locale.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import { knownBranches } from "~/opening-hours/staff-row-values.ts";
import { daySpan } from "../form/day-span.ts";
import type { TodayRows } from "./use-today.ts";

/** A notice or an opening exception of one branch. */
export interface Entry {
  kind: "notice" | "closed" | "hours";
  to: string;
  text: string;
  first: string;
  last: string;
  /** After the days. */
  note: string;
}

/** Returns the entries of a branch by their last day. */
export function entriesOf(
  id: BranchId,
  rows: TodayRows,
  { words, hours, locale }: EntryStyle,
): Entry[] {
  return [
    ...noticeEntries(id, rows, words, locale),
    ...hoursEntries(id, rows, words, hours, locale),
  ].sort((one, other) => (one.last < other.last ? -1 : one.last > other.last ? 1 : 0));
}

/** The days of an entry, and whether they are confirmed. */
export function entryDays({ first, last, note }: Entry, locale: Locale): string {
  return daySpan(first, last, locale) + note;
}

export interface EntryStyle {
  words: StaffTodayWords;
  hours: HoursWords;
  locale: Locale;
}

function noticeEntries(
  id: BranchId,
  { notices }: TodayRows,
  words: StaffTodayWords,
  locale: Locale,
): Entry[] {
  return notices
    .filter(({ branches }) => Array.isArray(branches) && knownBranches(branches).includes(id))
    .map((row) => ({
      kind: "notice" as const,
      to: `${pathOf("staff-notice")}#${row.id}`,
      text: interpolate(words.notice, { text: row[`text_${locale}`] }),
      first: row.first_day,
      last: row.last_day,
      note: "",
    }));
}

function hoursEntries(
  id: BranchId,
  { exceptions }: TodayRows,
  words: StaffTodayWords,
  hours: HoursWords,
  locale: Locale,
): Entry[] {
  return exceptions.flatMap((row) => {
    const parsed = parseExceptionalHours(row);
    if (!parsed?.branches.includes(id)) return [];
    return {
      kind: parsed.sessions.length === 0 ? "closed" : "hours",
      to: `${pathOf("staff-hours")}#${row.id}`,
      text: interpolate(words.exception, {
        reason: row[`reason_${locale}`],
        hours: dayText(parsed.sessions, { words: hours, locale }),
      }),
      first: parsed.first,
      last: parsed.last,
      note: row.is_expected ? `${listSeparator(locale)}${words.isExpected}` : "",
    };
  });
}
