import { expect, test } from "vitest";
import { nextDaysOf } from "./holiday-days.ts";

// REQ-STAFF-74
test("a lunar holiday has the dates of the Umm al-Qura calendar", () => {
  expect(nextDaysOf("eid-al-fitr", "2026-11-26")).toEqual({
    firstDay: "2027-03-09",
    lastDay: "2027-03-11",
  });
});

// REQ-STAFF-74
test("a holiday that has begun is the next one, and one that is over is that of the next year", () => {
  expect(nextDaysOf("national-day", "2026-11-21")?.firstDay).toBe("2026-11-20");
  expect(nextDaysOf("national-day", "2026-11-22")?.firstDay).toBe("2027-11-20");
});

// REQ-STAFF-74
test("other reasons have no predefined days", () => {
  expect(nextDaysOf("other", "2026-11-26")).toBeNull();
});
