import { expect, test } from "vitest";
import { dayParts } from "~/content/data/visit.ts";
import type { PageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import { stepsOfDate, stepsOfTime } from "./appointment-steps.ts";
import { partsOfVisit, withoutClosedTimes } from "./visit-days.ts";

const branch = "main";
const now = Date.parse("2026-11-29T08:00:00Z");
const appointment = { reason: "book", branch, answer: "en" } as const;

/** Hours that hold for the branch from one day to another, whatever its week is. */
function hoursFrom(first: string, last: string, ...spans: [from: number, to: number][]) {
  const sessions = spans.map(([from, to]) => ({ from: from * 60, to: to * 60 }));
  return { branches: [branch], first, last, sessions, sentence: "" } satisfies PageExceptionalHours;
}

// REQ-VISIT-9
test("a day has the parts in which the branch is open", () => {
  const day = "2026-12-01";
  const partsWith = (...spans: [number, number][]) =>
    partsOfVisit({ branch, day }, [hoursFrom(day, day, ...spans)]);
  expect(partsWith([9, 13], [16, 21])).toEqual(dayParts);
  expect(partsWith([8, 19])).toEqual(dayParts);
  expect(partsWith([9, 13])).toEqual(["morning"]);
  expect(partsWith([16, 21])).toEqual(["evening"]);
  expect(partsOfVisit({ branch }, [])).toEqual(dayParts);
});

test("a part in which the branch is closed on the preferred day is left out", () => {
  const day = "2026-12-01";
  const hours = [hoursFrom(day, day, [9, 13])];
  const choices = { ...appointment, day, part: "evening" } as const;
  expect(withoutClosedTimes(choices, now, hours)).toEqual({ ...appointment, day });
});

test("the buttons of the date move by open days, from today on", () => {
  const hours = [
    hoursFrom("2026-11-28", "2026-12-01", [9, 13]),
    hoursFrom("2026-12-02", "2026-12-05"),
    hoursFrom("2026-12-06", "2026-12-07", [9, 13]),
  ];
  const stepsAt = (date?: string) =>
    stepsOfDate({ ...appointment, ...(date && { date }) }, now, hours);
  expect(stepsAt("2026-12-01")).toEqual({ less: "2026-11-30", more: "2026-12-06" });
  expect(stepsAt("2026-12-04")).toEqual({ less: "2026-12-01", more: "2026-12-06" });
  expect(stepsAt("2026-11-29").less).toBeUndefined();
  expect(stepsAt("2020-01-01")).toEqual({ less: undefined, more: "2026-11-29" });
  expect(stepsAt()).toEqual({ less: undefined, more: "2026-11-30" });
  expect(stepsOfDate({ ...appointment, day: "2026-12-07" }, now, hours).more).toBe("2026-12-07");
});

test("the buttons of the time move by quarters of an hour in the opening hours", () => {
  const day = "2026-12-01";
  const hours = [hoursFrom(day, day, [9, 13], [16.5, 21])];
  const stepsAt = (time: number) => stepsOfTime({ ...appointment, time: time * 60 }, day, hours);
  expect(stepsAt(10)).toEqual({ less: 9.75 * 60, more: 10.25 * 60 });
  expect(stepsAt(12.75).more).toBe(16.5 * 60);
  expect(stepsAt(9).less).toBeUndefined();
  expect(stepsOfTime(appointment, day, hours).more).toBe(9 * 60);
  expect(stepsOfTime({ ...appointment, part: "evening" }, day, hours).more).toBe(16.5 * 60);
});
