import { expect, test } from "vitest";
import {
  bookingBranchIds,
  type ContactBranchId,
  contactBranchIds,
} from "~/content/data/branch-facts.ts";
import { hours as words } from "~/content/en/hours.ts";
import { siteExceptions } from "~/opening-hours/fixture-hours.ts";
import { isOpen } from "./badge-status.ts";
import { bookingHoursOf } from "./branch-hours.ts";
import { hoursSummary } from "./hours-summary.ts";
import { hoursIn } from "./hours-table.ts";
import { hoursValidity } from "./hours-validity.ts";

const minute = 60_000;
const monday = Date.parse("2026-11-23T00:00:00+04:00");

test("within the interval no rendered opening status changes, all week", () => {
  for (const table of ["contact", "booking"] as const) {
    const hoursOf = (id: ContactBranchId) => hoursIn(table, id, siteExceptions);
    let now = monday;
    while (now < monday + 7 * 24 * 60 * minute) {
      const [from, until] = hoursValidity(contactBranchIds, hoursOf, now);
      expect(from).toBeLessThanOrEqual(now);
      expect(until).toBeGreaterThan(now);
      const said = (instant: number) =>
        contactBranchIds.map((id) => [
          isOpen(hoursOf(id), instant),
          hoursSummary(hoursOf(id), instant, words, "en"),
        ]);
      expect(said(until - minute)).toEqual(said(from));
      expect(hoursValidity(contactBranchIds, hoursOf, until - 1)).toEqual([from, until]);
      now = until;
    }
  }
});

test("it is never longer than an hour, so that the mark on today's line is about right", () => {
  const [from, until] = hoursValidity(
    bookingBranchIds,
    (id) => bookingHoursOf(id, siteExceptions),
    monday + 130 * minute,
  );
  expect(until - from).toBeLessThanOrEqual(60 * minute);
});
