import { expect, test } from "vitest";
import { getTimeOfDay } from "./time-of-day.ts";

test.each([
  ["00:00:00", "night"],
  ["04:59:59", "night"],
  ["05:00:00", "dawn"],
  ["06:59:59", "dawn"],
  ["07:00:00", "day"],
  ["16:29:59", "day"],
  ["16:30:00", "dusk"],
  ["18:29:59", "dusk"],
  ["18:30:00", "night"],
  ["23:59:59", "night"],
])("at %s in Oman it is %s", (clock, timeOfDay) => {
  expect(getTimeOfDay(Date.parse(`2026-11-22T${clock}+04:00`))).toBe(timeOfDay);
});
