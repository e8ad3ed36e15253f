import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { branchIds } from "~/content/data/branches.ts";
import { type Session, type Weekday, weekdays, weekOf } from "~/content/data/hours.ts";
import { content as english } from "~/content/en/content.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { type BranchHours, sessionsOn } from "~/opening-hours/branch-hours.ts";
import { listOpeningStatuses } from "~/opening-hours/branch-statuses.ts";
import { siteExceptionalHours } from "~/opening-hours/hours-fixture.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import { getOpeningStatus } from "~/opening-hours/opening-status.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { summarizeOpenBranches } from "./open-branches-summary.ts";

/** Midnight in Oman at the start of a Monday. */
const monday = Date.parse("2026-11-16T00:00:00+04:00");

const hour = 60 * 60_000;

const contents = [
  ["en", english],
  ["ar", arabic],
] as const;

const branchesOf = ({ branches }: (typeof contents)[number][1], instant: number) =>
  listOpeningStatuses("contact", siteExceptionalHours, instant).map(({ id, status }) => ({
    city: branches[id].city,
    status,
  }));

test.each(contents)(
  "the summary in %s matches the hours table in every hour of a week",
  (locale, own) => {
    const { hours } = own;
    const style = { words: hours, locale, notation: "12-hour" } as const;
    const cityOf = (id: keyof typeof own.branches) => own.branches[id].city;
    for (let count = 0; count < 168; count += 1) {
      const instant = monday + count * hour;
      const { open, text } = summarizeOpenBranches(branchesOf(own, instant), {
        words: own.home.hero.now,
        hours,
        locale,
      });
      const summary = text ?? "";
      const minute = omanMinute(instant);
      const inSession = branchIds.flatMap((id) =>
        sessionsOn(hoursIn("contact", id, siteExceptionalHours), omanDay(instant))
          .filter(({ from, to }) => from <= minute && minute < to)
          .map(({ to }) => ({ city: cityOf(id), until: timeText(to, style) })),
      );
      expect(open, `hour ${count}`).toBe(inSession.length > 0);
      expect(summary, "nothing left to fill in").not.toMatch(/[{}]/);
      if (!open) continue;
      for (const { city, until } of inSession) {
        const after = summary.slice(summary.indexOf(city));
        expect(summary, `hour ${count}`).toContain(city);
        // The first time after a city is its own.
        const times = inSession.map((one) => one.until).filter((time) => after.includes(time));
        times.sort((one, other) => after.indexOf(one) - after.indexOf(other));
        expect(times[0], `${city}, hour ${count}: ${summary}`).toBe(until);
      }
      const cities = branchIds.map(cityOf).filter((city) => summary.includes(city));
      expect(cities.length, `hour ${count}: ${summary}`).toBe(inSession.length);
    }
  },
);

/** Every opening in the two weeks from Monday, in milliseconds since 1970. */
const openings = Array.from({ length: 14 }, (_, day) => monday + day * 24 * hour).flatMap(
  (midnight) =>
    branchIds.flatMap((id) =>
      sessionsOn(hoursIn("contact", id, siteExceptionalHours), omanDay(midnight)).map(
        ({ from }) => ({
          id,
          at: midnight + from * 60_000,
        }),
      ),
    ),
);

test.each(contents)(
  "the summary in %s names the first opening while all are closed",
  (locale, own) => {
    const { hours } = own;
    const cityOf = (id: keyof typeof own.branches) => own.branches[id].city;
    const style = { words: hours, locale, notation: "12-hour" } as const;
    for (let count = 0; count < 168; count += 1) {
      const instant = monday + count * hour;
      const { open, text } = summarizeOpenBranches(branchesOf(own, instant), {
        words: own.home.hero.now,
        hours,
        locale,
      });
      if (open) continue;
      const next = Math.min(...openings.filter(({ at }) => at > instant).map(({ at }) => at));
      const first = openings.filter(({ at }) => at === next).map(({ id }) => cityOf(id));
      expect(
        first.filter((city) => text?.includes(city)),
        `hour ${count}: ${text}`,
      ).toHaveLength(1);
      expect(text).toContain(timeText(omanMinute(next), style));
    }
  },
);

test("the branch that opens first is decided by day and time, not by the time alone", () => {
  const { home, hours } = english;
  const closedUntil = (open: Weekday[]) => weekdays.filter((day) => !open.includes(day));
  const branches = [
    { city: "Near", hours: week({ from: 8 * 60, to: 9 * 60 }, closedUntil(["wednesday"])) },
    { city: "Far", hours: week({ from: 10 * 60, to: 11 * 60 }, closedUntil(["tuesday"])) },
  ];
  const style = { words: home.hero.now, hours, locale: "en" } as const;
  const at = (instant: number, all: typeof branches) =>
    all.map(({ city, hours: own }) => ({ city, status: getOpeningStatus(own, instant) }));
  const { text } = summarizeOpenBranches(at(monday + 20 * hour, branches), style);
  const opening = { city: "Far", time: "10:00 AM" };
  expect(text).toBe(interpolate(home.hero.now.opensLater.tomorrow, opening));
  const none = branches.map((branch) => ({ ...branch, hours: week({ from: 0, to: 1 }, weekdays) }));
  expect(summarizeOpenBranches(at(monday, none), style)).toEqual({ open: false, text: null });
});

function week(session: Session, closed: readonly Weekday[]): BranchHours {
  return { week: weekOf([session], closed), notation: "12-hour", exceptionalHours: [] };
}
