import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { bookingBranchIds, contactBranchIds } from "~/content/data/branch-facts.ts";
import type { Session, Weekday } from "~/content/data/hours.ts";
import { weekOf } from "~/content/data/hours.ts";
import { content as english } from "~/content/en/content.ts";
import { type BranchHours, bookingHoursOf, contactHoursOf } from "./branch-hours.ts";
import {
  dayShift,
  fixtureWords,
  siteExceptionalHours,
  threeSessions,
  twoSessions,
} from "./hours-fixture.ts";
import { hoursSummary } from "./hours-summary.ts";

const day = 24 * 60;

/** Midnight in Oman at the start of a Monday. */
const monday = Date.parse("2026-11-16T00:00:00+04:00");

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function hoursOf(
  sessions: readonly Session[],
  closed: readonly Weekday[],
  notation: BranchHours["notation"] = "12-hour",
): BranchHours {
  return { week: weekOf(sessions, closed), notation, exceptionalHours: [] };
}

/** Every kind of hours that a branch can have: text of an open day, and the closed days. */
const tables: [name: string, hours: BranchHours, text: string, closed: string[]][] = [
  ["one session", hoursOf(dayShift, ["friday"]), "8:00 AM-6:00 PM", ["Friday"]],
  ["24 hours' notation", hoursOf(dayShift, ["friday"], "24-hour"), "8:00-18:00", ["Friday"]],
  [
    "a midday break and two closed days in a row",
    hoursOf(twoSessions, ["thursday", "friday"]),
    "8:30 AM-1:00 PM, 4:30-9:00 PM",
    ["Thursday", "Friday"],
  ],
  ["no closed day", hoursOf(twoSessions, []), "8:30 AM-1:00 PM, 4:30-9:00 PM", []],
  [
    "two open days far apart",
    hoursOf(dayShift, ["monday", "tuesday", "thursday", "friday", "saturday"]),
    "8:00 AM-6:00 PM",
    ["Monday", "Tuesday", "Thursday", "Friday", "Saturday"],
  ],
  [
    "three sessions, from midnight on",
    hoursOf(threeSessions, ["sunday"]),
    "12:00-2:00 AM, 11:45 AM-12:15 PM, 8:00-11:59 PM",
    ["Sunday"],
  ],
];

test.each(tables)(
  "the hours summary of %s is the expected one in every minute of a week",
  (...table) => {
    const [, hours, text, closed] = table;
    const oracle = weekOracle(text, closed);
    for (let minute = 0; minute < 7 * day; minute += 1) {
      const line = hoursSummary(hours, monday + minute * 60_000, fixtureWords, "en");
      if (line !== oracle(minute))
        expect(`${minute}: ${line}`).toBe(`${minute}: ${oracle(minute)}`);
    }
  },
);

/** The branches' own hours too, whatever they are. */
const branches = [
  ...bookingBranchIds.map(
    (id) => [`booking ${id}`, bookingHoursOf(id, siteExceptionalHours)] as const,
  ),
  ...contactBranchIds.map(
    (id) => [`contact ${id}`, contactHoursOf(id, siteExceptionalHours)] as const,
  ),
];

test.each([...tables.map(([name, hours]) => [name, hours] as const), ...branches])(
  "the Arabic summary of %s equals the English one, all week",
  (_, hours) => {
    const different = new Map<string, string>();
    for (let minute = 0; minute < 7 * day; minute += 5) {
      const instant = monday + minute * 60_000;
      const line = hoursSummary(hours, instant, arabic.hours, "ar");
      const englishLine = hoursSummary(hours, instant, english.hours, "en");
      if (
        clockTimes(line) !== clockTimes(englishLine) ||
        /[{}0-9A-Za-z]/.test(line) ||
        /[{}]/.test(englishLine)
      )
        different.set(englishLine, line);
    }
    expect([...different]).toEqual([]);
  },
);

test("the hours summary changes at the second, not at the minute", () => {
  const lastSecond = Date.parse("2026-11-21T12:59:59.999+04:00");
  const hours = hoursOf(twoSessions, []);
  const line = (instant: number) => hoursSummary(hours, instant, fixtureWords, "en");
  expect(line(lastSecond)).toMatch(/; closes at 1:00 PM$/);
  expect(line(lastSecond + 1)).toMatch(/; opens again at 4:30 PM$/);
});

/** Returns the clock times of a line on a 12-hour dial, in ASCII digits: Arabic omits zero minutes. */
function clockTimes(line: string): string {
  const ascii = line.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const times = [...ascii.matchAll(/(\d+)(?::(\d\d))?/g)];
  return times.map(([, hour, minutes = "00"]) => `${Number(hour) % 12 || 12}:${minutes}`).join(" ");
}

/**
 * The expected result by brute force: three weeks, minute by minute, from the text, then read forward one minute at a
 * time. It shares only the wording with the code.
 */
function weekOracle(text: string, closed: string[]): (minute: number) => string {
  const isOpenAt = drawDay(text);
  const open = Array.from({ length: 21 * day }, (_, minute) => {
    const name = names[Math.floor(minute / day) % 7] as string;
    return !closed.includes(name) && isOpenAt[minute % day] === true;
  });
  const clock = (minute: number) => writeClock(minute % day, !text.includes("M"));
  const label = text.includes(",") ? "Today's sessions" : "Today's hours";
  return (minute) => {
    const dayStart = minute - (minute % day);
    const openToday = open.slice(dayStart, dayStart + day).includes(true);
    const today = openToday ? `${label}: ${text}` : "Closed today";
    let change = minute + 1;
    while (open[change] === open[minute]) change += 1;
    if (open[minute]) return `${today}; closes at ${clock(change)}`;
    const days = Math.floor(change / day) - Math.floor(minute / day);
    const again = open.slice(dayStart, minute).includes(true) ? "opens again" : "opens";
    const when = days === 1 ? " tomorrow" : ` ${names[Math.floor(change / day) % 7]}`;
    const verb = days === 0 ? again : `opens${when}`;
    const sentence = openToday ? `; ${verb}` : `. ${verb.replace("o", "O")}`;
    return `${today}${sentence} at ${clock(change)}`;
  };
}

/** Returns the open minutes of a day from a text such as "8:30 AM-1:00 PM, 4:30-9:00 PM". */
function drawDay(text: string): boolean[] {
  const minutes = new Array<boolean>(day).fill(false);
  for (const session of text.split(", ")) {
    const [from = "", to = ""] = session.split("-");
    const part = to.slice(-2);
    const start = readClock(/M/.test(from) ? from : `${from} ${part}`);
    minutes.fill(true, start, readClock(to));
  }
  return minutes;
}

function readClock(text: string): number {
  const [hour = 0, minute = 0] = text.split(/[: ]/).map(Number);
  const onDial = /M$/.test(text) ? hour % 12 : hour;
  return (onDial + (text.endsWith("PM") ? 12 : 0)) * 60 + minute;
}

function writeClock(minute: number, of24: boolean): string {
  const hour = Math.floor(minute / 60);
  const minutes = String(minute % 60).padStart(2, "0");
  if (of24) return `${hour}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour >= 12 ? "PM" : "AM"}`;
}
