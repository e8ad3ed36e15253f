import { expect, test } from "vitest";
import { openWindow, type Session, type Weekday, weekOf } from "~/content/data/hours.ts";
import { isBadgeOpen } from "./badge-status.ts";
import { dayShift, threeSessions, twoSessions } from "./hours-fixture.ts";

const saturday = "2026-11-21";
const friday = "2026-11-20";

function hoursOf(sessions: readonly Session[], closed: readonly Weekday[] = []) {
  return {
    week: weekOf(sessions, closed),
    notation: "12-hour",
    exceptionalHours: [],
  } as const;
}

/** Returns the time so many seconds after an hour of a day in Oman. */
function at(date: string, hour: number, seconds = 0): number {
  return Date.parse(`${date}T00:00:00+04:00`) + (hour * 3600 + seconds) * 1000;
}

test("on a day with sessions the badge opens and closes on the second", () => {
  const { fromHour, toHour } = openWindow;
  const hours = hoursOf(dayShift);
  expect(
    [at(saturday, fromHour, -1), at(saturday, fromHour), at(saturday, toHour, -1)].map((instant) =>
      isBadgeOpen(hours, instant),
    ),
  ).toEqual([false, true, true]);
  expect(isBadgeOpen(hours, at(saturday, toHour))).toBe(false);
});

test.each([dayShift, twoSessions, threeSessions])(
  "the badge ignores the sessions of the day",
  (...sessions) => {
    const badgeOf = (own: readonly Session[]) =>
      Array.from({ length: 48 }, (_, half) => isBadgeOpen(hoursOf(own), at(saturday, half / 2)));
    expect(badgeOf(sessions)).toEqual(badgeOf(dayShift));
  },
);

test("the badge is closed on a day without sessions", () => {
  const middle = (openWindow.fromHour + openWindow.toHour) / 2;
  expect(isBadgeOpen(hoursOf(dayShift, ["friday"]), at(friday, middle))).toBe(false);
  expect(isBadgeOpen(hoursOf(dayShift, ["friday"]), at(saturday, middle))).toBe(true);
  expect(isBadgeOpen(hoursOf(twoSessions, ["friday", "saturday"]), at(saturday, middle))).toBe(
    false,
  );
});
