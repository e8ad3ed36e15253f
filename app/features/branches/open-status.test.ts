import { expect, test } from "vitest";
import { bookingHoursOf, contactHoursOf } from "./branch-hours.ts";
import { isOpen } from "./open-status.ts";

const saturday = "2026-11-21";
const thursday = "2026-11-19";
const friday = "2026-11-20";

function at(date: string, time: string): number {
  return Date.parse(`${date}T${time}+04:00`);
}

test.each([
  ["07:59:59", false],
  ["08:00:00", true],
  ["17:59:59", true],
  ["18:00:00", false],
] as const)("at %s on a Saturday main's badge says open: %j (F123)", (time, open) => {
  expect(isOpen(contactHoursOf("main"), at(saturday, time))).toBe(open);
  expect(isOpen(bookingHoursOf("main"), at(saturday, time))).toBe(open);
});

test("the badge pays no heed to a branch's own sessions: Sohar is open at 14:00, closed at 19:00 (F123)", () => {
  expect(isOpen(contactHoursOf("sohar"), at(saturday, "14:00:00"))).toBe(true);
  expect(isOpen(contactHoursOf("sohar"), at(saturday, "19:00:00"))).toBe(false);
});

test("on a day without sessions the badge says closed (F122)", () => {
  expect(isOpen(contactHoursOf("main"), at(friday, "10:00:00"))).toBe(false);
  expect(isOpen(bookingHoursOf("sur"), at(thursday, "10:00:00"))).toBe(false);
  expect(isOpen(bookingHoursOf("main"), at(thursday, "10:00:00"))).toBe(true);
});
