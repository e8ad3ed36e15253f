import { expect, test } from "vitest";
import { contactBranchIds } from "~/content/data/branch-facts.ts";
import { branchIds } from "~/content/data/branches.ts";
import { weekOf } from "~/content/data/hours.ts";
import { bookingHoursOf, contactHoursOf } from "./branch-hours.ts";
import { listOpeningStatuses } from "./branch-statuses.ts";
import { fixtureWords, siteExceptionalHours, twoSessions } from "./hours-fixture.ts";
import { getOpeningStatus, shortOpeningStatus } from "./opening-status.ts";
import { branchesIn, hoursIn } from "./weekly-hours.ts";

const style = { words: fixtureWords, locale: "en" } as const;

function shortStatusAt(time: string, week = weekOf(twoSessions, ["sunday"])): string {
  const hours = { week, notation: "12-hour", exceptionalHours: [] } as const;
  const status = getOpeningStatus(hours, Date.parse(`2026-11-${time}:00+04:00`));
  return shortOpeningStatus(status, fixtureWords.brief, style);
}

test("the short status names the end of the session, or the next opening", () => {
  expect(shortStatusAt("21T08:30")).toBe("until 1:00 PM");
  expect(shortStatusAt("21T13:00")).toBe("from 4:30 PM");
  expect(shortStatusAt("21T21:00")).toBe("Monday 8:30 AM");
  expect(shortStatusAt("22T21:00")).toBe("tomorrow 8:30 AM");
  expect(shortStatusAt("22T21:00", weekOf([]))).toBe("none");
});

test("a branch without contact hours has its booking hours in both tables", () => {
  for (const id of branchIds) {
    const booking = bookingHoursOf(id, siteExceptionalHours);
    const isContactBranch = branchesIn.contact.some((one) => one === id);
    expect(hoursIn("booking", id, siteExceptionalHours)).toEqual(booking);
    if (!isContactBranch) expect(hoursIn("contact", id, siteExceptionalHours)).toEqual(booking);
  }
  for (const id of contactBranchIds)
    expect(hoursIn("contact", id, siteExceptionalHours)).toEqual(
      contactHoursOf(id, siteExceptionalHours),
    );
});

test("the list has the status of every branch, main branch first", () => {
  const instant = Date.parse("2026-11-21T10:00:00+04:00");
  const closure = {
    first: "2026-11-21",
    last: "2026-11-21",
    branches: branchIds,
    sessions: [{ from: 540, to: 660 }],
    sentence: "",
  };
  expect(listOpeningStatuses("contact", [closure], instant)).toEqual(
    branchIds.map((id) => ({ id, status: { open: true, until: 660 } })),
  );
  expect(branchIds[0]).toBe("main");
});
