import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRegimen, dropOf, regimenOf } from "./regimen-fixture.ts";
import { parseRegimen, serializeRegimen } from "./regimen-storage.ts";

// REQ-DROPS-8
test("any regimen is read as it was stored", () => {
  fc.assert(
    fc.property(anyRegimen, (regimen) => {
      expect(parseRegimen(serializeRegimen(regimen))).toEqual(regimen);
    }),
  );
});

// REQ-DROPS-8, REQ-DROPS-9
test("the hours of sleep in Ramadan are stored with the drops", () => {
  const regimen = { ...regimenOf(), nightSleep: { from: 60, to: 270 } };
  expect(parseRegimen(serializeRegimen(regimen))).toEqual(regimen);
});

const stored = serializeRegimen(regimenOf(dropOf("rosa", "2026-11-25", [6, 7], [4, null])));

// REQ-DROPS-8
test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another value", "[]"],
  ["another version", stored.replace('"version":1', '"version":2')],
  ["an unknown colour", stored.replace('"pink"', '"gold"')],
  ["an unknown eye", stored.replace('"right"', '"third"')],
  ["a date that is none", stored.replace("2026-11-25", "2026-11-31")],
  ["25 times a day", stored.replace('"timesADay":6', '"timesADay":25')],
  ["half a time a day", stored.replace('"timesADay":6', '"timesADay":0.5')],
  ["a step after one without end", stored.replace('"days":7', '"days":null')],
  ["no steps", stored.replace(/"steps":\[.*?\]/, '"steps":[]')],
  ["a long name", stored.replace('"name":"rosa"', `"name":"${"a".repeat(61)}"`)],
  ["a time of day that is none", stored.replace(/"wakeMinute":\d+/, '"wakeMinute":1440')],
  ["a sleep without an end", stored.replace('"wake', '"nightSleep":{"from":60},"wake')],
  ["two drops with one id", stored.replace(/"drops":\[(.*)\],"wake/, '"drops":[$1,$1],"wake')],
])("%s is no regimen", (_, text) => {
  expect(text).not.toBe(stored);
  expect(parseRegimen(text)).toBeNull();
});
