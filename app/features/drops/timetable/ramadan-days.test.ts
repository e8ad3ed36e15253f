import { expect, test } from "vitest";
import { ramadanFrom } from "./ramadan-days.ts";

const next = { first: "2027-02-08", last: "2027-03-08" };

// REQ-DROPS-9
test.each(["2026-11-29", "2027-02-07", "2027-02-08", "2027-02-15", "2027-03-08"])(
  "the Ramadan of %s is that of 2027",
  (date) => {
    expect(ramadanFrom(date)).toEqual(next);
  },
);

// REQ-DROPS-9
test("after the last day the next Ramadan is that of the year after", () => {
  expect(ramadanFrom("2027-03-09").first).toBe("2028-01-28");
});
