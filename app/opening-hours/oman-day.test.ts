import { afterEach, expect, test, vi } from "vitest";
import { omanDay } from "./oman-day.ts";
import { omanMinute, secondsOfMinuteLeft } from "./oman-minute.ts";

afterEach(() => vi.unstubAllEnvs());

const zones = ["Asia/Muscat", "Pacific/Honolulu", "Pacific/Kiritimati", "America/St_Johns"];

test.each(zones)("a machine in %s gives Oman's day and minute", (zone) => {
  vi.stubEnv("TZ", zone);
  const before = Date.parse("2026-11-20T23:59:59+04:00");
  const after = Date.parse("2026-11-21T00:00:00+04:00");
  expect([omanDay(before), omanMinute(before)]).toEqual([
    { date: "2026-11-20", weekday: "friday" },
    1439,
  ]);
  expect([omanDay(after), omanMinute(after)]).toEqual([
    { date: "2026-11-21", weekday: "saturday" },
    0,
  ]);
});

test("day and minute agree with the time zone database in every hour of a leap year and after", () => {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: "Asia/Muscat",
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const start = Date.parse("2027-12-30T00:00:00Z");
  const different: string[] = [];
  for (let hour = 0; hour < 24 * 430; hour += 1) {
    const instant = start + hour * 3_600_000;
    const minute = omanMinute(instant);
    const time = [Math.floor(minute / 60), minute % 60].map((part) =>
      String(part).padStart(2, "0"),
    );
    const text = `${omanDay(instant).date}, ${time.join(":")}`;
    if (text !== format.format(instant)) different.push(text);
  }
  expect(different).toEqual([]);
});

test("days ahead run over the ends of months, years and weeks", () => {
  const lastDay = Date.parse("2026-12-31T22:00:00+04:00");
  expect(omanDay(lastDay, 1)).toEqual({ date: "2027-01-01", weekday: "friday" });
  expect(omanDay(lastDay, 4)).toEqual({ date: "2027-01-04", weekday: "monday" });
});

test.each([
  ["2026-11-21T08:00:00.000Z", 60],
  ["2026-11-21T08:00:59.000Z", 1],
  ["2026-11-21T08:00:30.500Z", 29.5],
])("at %s the minute lasts %d s more", (at, seconds) => {
  expect(secondsOfMinuteLeft(Date.parse(at))).toBeCloseTo(seconds);
});
