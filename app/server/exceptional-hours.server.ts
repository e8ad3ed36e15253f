import { type ExceptionalHours, exceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { type PageException, pageExceptions } from "~/opening-hours/page-exceptions.ts";
import { type Reading, staffRowsReader } from "./staff-rows.server.ts";

const readRows = staffRowsReader("opening_exceptions", parseExceptionalHours, ({ last }) => last);

/**
 * Returns the hours that staff have set for certain dates, the latest change first, and then those of the built-in table.
 * For a date with two entries, the first applies (REQ-STAFF-60).
 */
async function readExceptionalHours(
  site: Reading,
  now: number,
): Promise<readonly ExceptionalHours[]> {
  return [...(await readRows(site, now)), ...exceptionalHours];
}

/** Returns the exceptional hours with their notices in the language of a page. */
export async function readPageExceptions(
  site: Reading,
  now: number,
  words: Pick<HoursWords, "exceptional">,
  locale: Locale,
): Promise<readonly PageException[]> {
  return pageExceptions(await readExceptionalHours(site, now), words, locale);
}
