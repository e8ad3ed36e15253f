import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { weekdays, weekOf } from "~/content/data/hours.ts";
import { content as english } from "~/content/en/content.ts";
import { fixtureWords, twoSessions } from "./hours-fixture.ts";
import { weekRows } from "./week-rows.ts";

const instant = Date.parse("2026-11-21T10:00:00+04:00");
const week = weekOf(twoSessions, ["thursday", "friday"]);
const hours = { week, notation: "12-hour", exceptionalHours: [] } as const;

test.each([
  ["en", english.hours],
  ["ar", arabic.hours],
] as const)("the table in %s runs from Monday to Sunday", (locale, words) => {
  const rows = weekRows(hours, instant, words, locale);
  expect(weekdays[0]).toBe("monday");
  expect(rows.map(({ day }) => day)).toEqual(weekdays.map((day) => words.weekdays[day]));
});

test("a session is a line and a bar, a closed day a word and no bar", () => {
  const rows = weekRows(hours, instant, fixtureWords, "en");
  expect(rows[0]).toEqual({
    day: "Monday",
    closed: false,
    lines: ["8:30 AM-1:00 PM", "4:30-9:00 PM"],
    bars: [
      { from: 8.5, to: 13 },
      { from: 16.5, to: 21 },
    ],
  });
  expect(rows[4]).toEqual({ day: "Friday", closed: true, lines: ["Closed"], bars: [] });
});
