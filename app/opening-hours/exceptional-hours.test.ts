import { expect, test } from "vitest";
import { branchIds } from "~/content/data/branches.ts";
import { type ExceptionalHours, exceptionalHours } from "~/content/data/exceptional-hours.ts";
import { weekOf } from "~/content/data/hours.ts";
import { findCalendarDate } from "~/i18n/dates.ts";
import { isBadgeOpen } from "./badge-status.ts";
import { type BranchHours, bookingHoursOf } from "./branch-hours.ts";
import { parseExceptionalHours } from "./exceptional-hours-row.ts";
import { exceptionalHoursSentences } from "./exceptional-hours-sentences.ts";
import { exceptionalPeriods } from "./exceptional-periods.ts";
import { dayShift, fixtureWords } from "./hours-fixture.ts";
import { hoursSummary } from "./hours-summary.ts";
import { pageExceptionalHours } from "./page-exceptional-hours.ts";
import { knownBranches } from "./staff-row-values.ts";
import { weekRows } from "./week-rows.ts";

const holiday: ExceptionalHours = {
  first: "2026-11-22",
  last: "2026-11-23",
  reason: "national-day",
  branches: ["main", "sohar"],
  sessions: [],
};
const shorter: ExceptionalHours = {
  ...holiday,
  first: "2026-11-24",
  last: "2026-11-24",
  reason: "ramadan",
  branches: ["main"],
  sessions: [{ from: 600, to: 840 }],
};

function mainWith(...table: ExceptionalHours[]): BranchHours {
  const week = weekOf(dayShift, ["friday"]);
  return { ...bookingHoursOf("main", pageExceptionalHours(table, fixtureWords, "en")), week };
}

function at(text: string): number {
  return Date.parse(`2026-11-${text}:00+04:00`);
}

function line(hours: BranchHours, instant: number): string {
  return hoursSummary(hours, instant, fixtureWords, "en");
}

function texts(hours: BranchHours, instant: number): string[] {
  return weekRows(hours, instant, fixtureWords, "en").map(({ lines }) => lines.join(", "));
}

test("without an entry of the dated table there is no sentence", () => {
  expect(exceptionalHoursSentences(mainWith(), at("21T10:00"))).toEqual([]);
});

// The clinic's own entries.
test.each(exceptionalHours)("the entry from $first to $last is valid", (entry) => {
  const { first, last, branches, sessions } = entry;
  expect(
    [first, last].filter((date) => findCalendarDate(date) === null),
    "each date is a day of the calendar, written as 2026-11-20",
  ).toEqual([]);
  expect(first <= last, "the last date is not before the first").toBe(true);
  const ends = sessions.flatMap(({ from, to }) => [from, to]);
  expect(ends, "each session ends after it begins, and before the next one begins").toEqual(
    [...new Set(ends)].sort((a, b) => a - b),
  );
  expect(
    ends.filter((end) => end < 0 || end > 24 * 60),
    "a session is within its day: from 0 to 1440 minutes",
  ).toEqual([]);
  // When two entries cover a day, the first would silently apply.
  const overlaps = exceptionalHours.filter(
    (other) =>
      other !== entry &&
      other.first <= last &&
      first <= other.last &&
      other.branches.some((id) => branches.includes(id)),
  );
  expect(overlaps, "a branch has one entry for a date: let this one end before the other").toEqual(
    [],
  );
});

test("a holiday closes the badge on its dates only, and only for its branches", () => {
  const hours = mainWith(holiday);
  expect(
    ["21T10:00", "22T10:00", "23T10:00", "24T10:00"].map((when) => isBadgeOpen(hours, at(when))),
  ).toEqual([true, false, false, true]);
  expect(
    bookingHoursOf("nizwa", pageExceptionalHours([holiday], fixtureWords, "en")).exceptionalHours,
  ).toEqual([]);
});

test("the hours summary skips a holiday for the next opening", () => {
  const hours = mainWith(holiday, shorter);
  expect(line(hours, at("21T19:00"))).toBe(
    "Today's hours: 8:00 AM-6:00 PM; opens Tuesday at 10:00 AM",
  );
  expect(line(hours, at("23T09:00"))).toBe("Closed today. Opens tomorrow at 10:00 AM");
  expect(line(hours, at("24T09:00"))).toBe("Today's hours: 10:00 AM-2:00 PM; opens at 10:00 AM");
});

test("an opening a week ahead or later has its date, and one beyond the searched days has none", () => {
  const week = { ...holiday, last: "2026-11-28" };
  expect(line(mainWith(week), at("21T19:00"))).toBe(
    "Today's hours: 8:00 AM-6:00 PM; opens on November 29, 2026 at 8:00 AM",
  );
  expect(line(mainWith({ ...week, last: "2026-11-27" }), at("22T19:00"))).toBe(
    "Closed today. Opens Saturday at 8:00 AM",
  );
  expect(line(mainWith({ ...week, last: "2026-11-27" }), at("21T19:00"))).toBe(
    "Today's hours: 8:00 AM-6:00 PM; opens on November 28, 2026 at 8:00 AM",
  );
  expect(line(mainWith({ ...week, last: "2027-11-28" }), at("22T19:00"))).toBe(
    "Closed until further notice.",
  );
});

test("the week table shows exceptional hours in their row from a week before", () => {
  const usual = "8:00 AM-6:00 PM";
  const weekly = [usual, usual, usual, usual, "Closed", usual, usual];
  expect(texts(mainWith(holiday, shorter), at("15T10:00"))).toEqual(weekly);
  expect(texts(mainWith(holiday, shorter), at("16T10:00"))).toEqual(weekly.with(6, "Closed"));
  expect(texts(mainWith(holiday, shorter), at("21T10:00"))).toEqual([
    "Closed",
    "10:00 AM-2:00 PM",
    ...weekly.slice(2, 6),
    "Closed",
  ]);
});

// REQ-STAFF-61
test("a changed day has its regular hours beside the new ones; a day that is closed anyway is not marked", () => {
  const week = { ...holiday, last: "2026-11-28" };
  const rows = weekRows(mainWith(week), at("22T10:00"), fixtureWords, "en");
  const regular = { label: fixtureWords.instead, text: "8:00 AM-6:00 PM" };
  expect(rows.map(({ instead }) => instead)).toEqual([
    regular,
    regular,
    regular,
    regular,
    undefined,
    regular,
    regular,
  ]);
});

test("a sentence names reason and dates while the table shows them", () => {
  const hours = mainWith(holiday, shorter);
  const sentences = (when: string) => exceptionalHoursSentences(hours, at(when));
  expect(sentences("15T10:00")).toEqual([]);
  expect(sentences("21T10:00")).toEqual([
    "National Day: closed from November 22, 2026 to November 23, 2026.",
    "Ramadan: other hours on November 24, 2026.",
  ]);
  expect(sentences("25T10:00")).toEqual([]);
  expect(pageExceptionalHours([shorter], fixtureWords, "ar")).toMatchObject([
    { sentence: "Ramadan: other hours on ٢٤ نوفمبر ٢٠٢٦." },
  ]);
});

// REQ-STAFF-60
test("the first of two entries for one date applies, and their periods do not overlap", () => {
  const long = { ...holiday, last: "2026-11-26", branches: ["main"] } satisfies ExceptionalHours;
  const twoDays = { ...shorter, last: "2026-11-25" };
  const { exceptionalHours: both } = mainWith(twoDays, long);
  expect(texts(mainWith(twoDays, long), at("24T10:00"))[1]).toBe("10:00 AM-2:00 PM");
  expect(
    exceptionalPeriods(both).map(({ first, last, sessions }) => [first, last, sessions.length]),
  ).toEqual([
    ["2026-11-24", "2026-11-25", 1],
    ["2026-11-22", "2026-11-23", 0],
    ["2026-11-26", "2026-11-26", 0],
  ]);
});

test.each([
  ["no branches", { branches: null }],
  ["a missing reason", { reason_ar: "" }],
  ["a reason that is not a text", { reason_ar: 1 }],
  ["sessions without times", { sessions: [null] }],
  ["a session that begins on the day before", { sessions: [{ from: -1, to: 9 }] }],
  ["a session of no length", { sessions: [{ from: 9, to: 9 }] }],
  ["sessions in the wrong order", { sessions: [{ from: 600, to: 500 }] }],
  [
    "overlapping sessions",
    {
      sessions: [
        { from: 1, to: 9 },
        { from: 8, to: 12 },
      ],
    },
  ],
  ["a session that ends on the next day", { sessions: [{ from: 1, to: 1441 }] }],
  ["no sessions at all", { sessions: {} }],
])("a row with %s is malformed", (_, change) => {
  const row = {
    branches: ["all"],
    first_day: "2026-11-22",
    last_day: "2026-11-22",
    sessions: [{ from: 0, to: 1440 }],
    reason_en: "Reason",
    reason_ar: "سبب",
  };
  expect(parseExceptionalHours(row)).toEqual({
    first: "2026-11-22",
    last: "2026-11-22",
    branches: branchIds,
    sessions: row.sessions,
    reason: { en: "Reason", ar: "سبب" },
  });
  expect(parseExceptionalHours({ ...row, ...change })).toBeNull();
});

test("a row applies to the branches that the site has", () => {
  const branches = ["sohar", "a branch of last year"];
  expect(knownBranches(branches)).toEqual(["sohar"]);
});
