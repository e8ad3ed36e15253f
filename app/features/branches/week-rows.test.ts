import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import { bookingHoursOf } from "./branch-hours.ts";
import { weekRows } from "./week-rows.ts";

const instant = Date.parse("2026-11-21T10:00:00+04:00");

test.each([
  ["en", english.hours, "Monday", "Sunday"],
  ["ar", arabic.hours, "الاثنين", "الأحد"],
] as const)("the table in %s runs from Monday to Sunday (D12)", (locale, words, first, last) => {
  const rows = weekRows(bookingHoursOf("main"), instant, words, locale);
  expect([rows.length, rows[0]?.day, rows[6]?.day]).toEqual([7, first, last]);
});

test("a session is a line and a bar, a closed day a word and no bar (D10)", () => {
  const rows = weekRows(bookingHoursOf("sohar"), instant, english.hours, "en");
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
