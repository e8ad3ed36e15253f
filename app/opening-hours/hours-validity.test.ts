import { expect, test } from "vitest";
import {
  bookingBranchIds,
  type ContactBranchId,
  contactBranchIds,
} from "~/content/data/branch-facts.ts";
import { weekOf } from "~/content/data/hours.ts";
import { hours as words } from "~/content/en/hours.ts";
import { isBadgeOpen } from "./badge-status.ts";
import { bookingHoursOf } from "./branch-hours.ts";
import { siteExceptionalHours, twoSessions } from "./hours-fixture.ts";
import { hoursSummary } from "./hours-summary.ts";
import { hoursValidity, statusValidity } from "./hours-validity.ts";
import { hoursIn } from "./weekly-hours.ts";

const minute = 60_000;
const monday = Date.parse("2026-11-23T00:00:00+04:00");

test("within the interval no rendered opening status changes, all week", () => {
  for (const table of ["contact", "booking"] as const) {
    const hoursOf = (id: ContactBranchId) => hoursIn(table, id, siteExceptionalHours);
    let now = monday;
    while (now < monday + 7 * 24 * 60 * minute) {
      const [from, until] = hoursValidity(contactBranchIds, hoursOf, now);
      expect(from).toBeLessThanOrEqual(now);
      expect(until).toBeGreaterThan(now);
      const readStatus = (instant: number) =>
        contactBranchIds.map((id) => [
          isBadgeOpen(hoursOf(id), instant),
          hoursSummary(hoursOf(id), instant, words, "en"),
        ]);
      expect(readStatus(until - minute)).toEqual(readStatus(from));
      expect(hoursValidity(contactBranchIds, hoursOf, until - 1)).toEqual([from, until]);
      now = until;
    }
  }
});

test("a status alone is valid until a session begins or ends, or the day ends", () => {
  const week = weekOf(twoSessions, ["tuesday"]);
  const hours = { week, notation: "12-hour", exceptionalHours: [] } as const;
  const validityAt = (minutes: number) =>
    statusValidity(contactBranchIds, () => hours, monday + minutes * minute).map(
      (time) => (time - monday) / minute,
    );
  const changes = [0, 510, 780, 990, 1260, 1440, 2880];
  for (const [index, start] of changes.slice(0, -1).entries()) {
    const end = changes[index + 1] as number;
    expect(validityAt(start)).toEqual([start, end]);
    expect(validityAt(end - 1)).toEqual([start, end]);
  }
});

test("the validity interval is at most an hour, so that the mark of the current time is about right", () => {
  const [from, until] = hoursValidity(
    bookingBranchIds,
    (id) => bookingHoursOf(id, siteExceptionalHours),
    monday + 130 * minute,
  );
  expect(until - from).toBeLessThanOrEqual(60 * minute);
});
