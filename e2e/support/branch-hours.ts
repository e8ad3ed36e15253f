import { dayCellName } from "../../app/components/forms/day-cell-name.ts";
import { exceptionalHours } from "../../app/content/data/exceptional-hours.ts";
import { openWindow, type Weekday, weekdays } from "../../app/content/data/hours.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { type BranchHours, sessionsOn } from "../../app/opening-hours/branch-hours.ts";
import { clockTime } from "../../app/opening-hours/clock-time.ts";
import { weekdayOf } from "../../app/opening-hours/oman-day.ts";
import { pageExceptionalHours } from "../../app/opening-hours/page-exceptional-hours.ts";
import { weekRows } from "../../app/opening-hours/week-rows.ts";
import { omanTime } from "./oman-time.ts";
import { words } from "./words.ts";

/** The built-in exceptional hours of the site, in English. */
export const siteExceptionalHours = pageExceptionalHours(exceptionalHours, words.en.hours, "en");

/**
 * The expected rows of the week table at an instant, in the format of `readWeek`. Unit tests prove the texts of the
 * rows. The browser tests prove that a page shows the hours of its branch.
 */
export function weekTableTexts(
  hours: BranchHours,
  instant = Date.now(),
  locale: Locale = "en",
): string[] {
  return weekRows(hours, instant, words[locale].hours, locale).map(
    ({ day, lines }) => `${day} ${lines.join(", ")}`,
  );
}

/** The English accessible name of a day in a strip of days. */
export function dayName(date: string, closed?: string): string {
  return dayCellName(date, words.en.hours.weekdays[weekdayOf(date)], "en", closed);
}

/** The times at which the badge changes on an open day (REQ-HOURS-9). */
export const badgeChanges = {
  opens: clockTime(openWindow.fromHour * 60),
  closes: clockTime(openWindow.toHour * 60),
};

/** Returns a weekday of the tested week on which a branch has sessions. @throws Error when it has none. */
export function getOpenDay(hours: BranchHours): Weekday {
  const day = weekdays.find((weekday) => hasSessions(hours, weekday));
  if (!day) throw new Error("The branch has no open day in the tested week");
  return day;
}

function hasSessions(hours: BranchHours, weekday: Weekday): boolean {
  const date = omanTime(weekday, "12:00").toISOString().slice(0, 10);
  return sessionsOn(hours, { date, weekday }).length > 0;
}

/** Returns the first quarter of an hour of the tested week that meets the condition. @throws Error when none does. */
export function getInstantWhen(holds: (instant: number) => boolean): number {
  const start = omanTime(weekdays[0], "00:00").getTime();
  const quarter = 15 * 60_000;
  for (let step = 0; step < 7 * 24 * 4; step += 1) {
    if (holds(start + step * quarter)) return start + step * quarter;
  }
  throw new Error("no such moment in the tested week");
}
