import { addDays } from "~/i18n/calendar-days.ts";
import { type Drop, type Regimen, stepsFrom } from "../timetable/regimen.ts";
import { dosesOn } from "../timetable/timetable.ts";

/** A row of the printed timetable: a drop at a time, with the days on which it is due. */
export interface PaperRow {
  drop: Drop;
  minute: number;
  /** For each date of the page. */
  isDue: readonly boolean[];
}

/**
 * Lines on a page of A4, bottles and rows together: a bottle has two lines of text and one more for each later step, and a
 * row with a long name has two. In large print there are fewer (REQ-DROPS-13).
 */
const linesOnPage = { usual: 19, large: 12 } as const;

/** Rows on a page with many bottles, which continue on the next sheet. */
const minRows = 6;

/** Returns the dates of a page, from `from` on: seven, or four in large print. */
export function paperDates(from: string, isLarge: boolean): string[] {
  return Array.from({ length: isLarge ? 4 : 7 }, (_, index) => addDays(from, index));
}

/** Returns the rows of each page, in the order of their times. There is at least one page. */
export function paperPages(
  regimen: Regimen,
  dates: readonly string[],
  isLarge: boolean,
): PaperRow[][] {
  const rows = new Map<string, { drop: Drop; minute: number; isDue: boolean[] }>();
  for (const [index, date] of dates.entries()) {
    for (const { dropId, minute } of dosesOn(regimen, date)) {
      const drop = regimen.drops.find(({ id }) => id === dropId);
      if (!drop) continue;
      const key = `${minute} ${dropId}`;
      const row = rows.get(key) ?? { drop, minute, isDue: dates.map(() => false) };
      row.isDue[index] = true;
      rows.set(key, row);
    }
  }
  const sorted = [...rows.values()].sort((one, other) => one.minute - other.minute);
  const lines = isLarge ? linesOnPage.large : linesOnPage.usual;
  const [from = ""] = dates;
  const bottleLines = regimen.drops.flatMap((drop) => stepsFrom(drop, from)).length;
  const size = Math.max(minRows, lines - bottleLines);
  const count = Math.max(1, Math.ceil(sorted.length / size));
  return Array.from({ length: count }, (_, page) => sorted.slice(page * size, (page + 1) * size));
}
