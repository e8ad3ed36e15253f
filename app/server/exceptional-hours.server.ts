import { type ExceptionalHours, exceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import {
  type PageExceptionalHours,
  pageExceptionalHours,
} from "~/opening-hours/page-exceptional-hours.ts";
import { type RowContext, staffRowsReader } from "./staff-rows.server.ts";

const readRows = staffRowsReader("opening_exceptions", parseExceptionalHours, ({ last }) => last);

/**
 * Returns the hours that staff have set for certain dates, the latest change first, and then those of the built-in table.
 * For a date with two entries, the first applies (REQ-STAFF-60).
 */
async function listExceptionalHours(
  site: RowContext,
  now: number,
): Promise<readonly ExceptionalHours[]> {
  return [...(await readRows(site, now)), ...exceptionalHours];
}

/** Returns the exceptional hours with their sentences in the language of a page. */
export async function readPageExceptionalHours(
  site: RowContext,
  now: number,
  words: Pick<HoursWords, "exceptional">,
  locale: Locale,
): Promise<readonly PageExceptionalHours[]> {
  return pageExceptionalHours(await listExceptionalHours(site, now), words, locale);
}
