import type { BranchId } from "~/content/data/branches.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import { daySpan } from "../form/day-span.ts";
import type { StaffListEntry } from "../form/staff-list.tsx";
import type { RowOf } from "../session/staff-api.ts";
import type { HoursPreviewWords } from "./hours-props.ts";

/** Returns an opening exception as an entry of the list in one language; null for a malformed row. */
export function hoursEntry(
  row: RowOf<"opening_exceptions">,
  nameOf: (branch: BranchId) => string,
  { hours, locale }: HoursPreviewWords,
  isExpected: string,
): StaffListEntry | null {
  const entry = parseExceptionalHours(row);
  if (!entry) return null;
  const separator = listSeparator(locale);
  const days = daySpan(entry.first, entry.last, locale);
  return {
    branches: entry.branches.map(nameOf).join(separator),
    text: `${row[`reason_${locale}`]}: ${dayText(entry.sessions, { words: hours, locale })}`,
    days: row.is_expected ? `${days}${separator}${isExpected}` : days,
  };
}
