import { expect, test } from "vitest";
import { toggleDay } from "./day-range-value.ts";

const range = { firstDay: "2026-11-30", lastDay: "2026-12-03" };

// REQ-STAFF-43
test("a day outside the range extends it in its direction", () => {
  expect(toggleDay(range, "2026-12-05")).toEqual({ ...range, lastDay: "2026-12-05" });
  expect(toggleDay(range, "2026-11-28")).toEqual({ ...range, firstDay: "2026-11-28" });
});

// REQ-STAFF-43
test("the first and the last day can be removed, and the range ends at a day inside it", () => {
  expect(toggleDay(range, "2026-11-30")).toEqual({ ...range, firstDay: "2026-12-01" });
  expect(toggleDay(range, "2026-12-03")).toEqual({ ...range, lastDay: "2026-12-02" });
  expect(toggleDay(range, "2026-12-01")).toEqual({ ...range, lastDay: "2026-12-01" });
});

// REQ-STAFF-43
test("the range has at least one day, and days in the wrong order start a new range", () => {
  const one = { firstDay: "2026-12-01", lastDay: "2026-12-01" };
  expect(toggleDay(one, "2026-12-01")).toEqual(one);
  expect(toggleDay({ firstDay: "2026-12-04", lastDay: "2026-12-01" }, "2026-12-01")).toEqual(one);
});

// REQ-STAFF-43
test("a day far from the range, such as a holiday in three months, begins a new range", () => {
  const day = { firstDay: "2026-11-29", lastDay: "2026-11-29" };
  const ramadan = { firstDay: "2027-02-08", lastDay: "2027-03-08" };
  expect(toggleDay(ramadan, "2026-11-29")).toEqual(day);
  expect(toggleDay({ ...day }, "2026-12-14")).toEqual({
    firstDay: "2026-12-14",
    lastDay: "2026-12-14",
  });
  expect(toggleDay({ ...day }, "2026-12-12")).toEqual({ ...day, lastDay: "2026-12-12" });
});
