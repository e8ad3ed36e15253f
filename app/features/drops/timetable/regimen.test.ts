import { expect, test } from "vitest";
import { cleanName, datedSteps, lastDay } from "./regimen.ts";
import { dropOf } from "./regimen-fixture.ts";

// REQ-DROPS-2
test("a name loses marks that cannot be seen, and keeps its letters", () => {
  expect(cleanName("  Rosa\u202E 1%\u0000\t \u200Fقطرة\u2066  ")).toBe("Rosa 1% قطرة");
  expect(cleanName("\u200B\u202A ")).toBe("");
});

// REQ-DROPS-1
test.each(["Europe/London", "America/St_Johns", "Pacific/Kiritimati"])(
  "steps follow each other over the change of the clock, leap days and the year in %s",
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      const dates = (start: string, ...days: number[]) =>
        datedSteps(dropOf("drop", start, ...days.map((length) => [1, length] as const))).map(
          ({ from, to }) => `${from} ${to}`,
        );
      expect(dates("2026-10-24", 1, 1, 1)).toEqual([
        "2026-10-24 2026-10-24",
        "2026-10-25 2026-10-25",
        "2026-10-26 2026-10-26",
      ]);
      expect(dates("2027-03-27", 2, 1)).toEqual(["2027-03-27 2027-03-28", "2027-03-29 2027-03-29"]);
      expect(dates("2028-02-28", 1, 1, 1)).toEqual([
        "2028-02-28 2028-02-28",
        "2028-02-29 2028-02-29",
        "2028-03-01 2028-03-01",
      ]);
      expect(dates("2026-12-25", 7, 7)).toEqual(["2026-12-25 2026-12-31", "2027-01-01 2027-01-07"]);
    } finally {
      process.env.TZ = before;
    }
  },
);

// REQ-DROPS-1
test("a drop without end has no last day", () => {
  expect(lastDay(dropOf("drop", "2026-11-25", [6, 7], [4, 7]))).toBe("2026-12-08");
  expect(lastDay(dropOf("drop", "2026-11-25", [6, 7], [4, null]))).toBeNull();
});
