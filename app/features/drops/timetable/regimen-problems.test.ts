import fc from "fast-check";
import { expect, test } from "vitest";
import type { Drop, Regimen } from "./regimen.ts";
import { anyRegimen, dropOf, regimenOf } from "./regimen-fixture.ts";
import { problemsOf } from "./regimen-problems.ts";
import { dosesOn } from "./timetable.ts";

const today = "2026-11-25";
const rosa = dropOf("rosa", today, [6, 7], [4, 7]);

function namesOf(regimen: Regimen): string[] {
  return problemsOf(regimen, today).map(({ path, kind }) => `${path} ${kind}`);
}

const drop = (change: Partial<Drop>) => regimenOf({ ...rosa, ...change });

// REQ-DROPS-1, REQ-DROPS-5
test.each([
  ["no problem", regimenOf(rosa), []],
  ["no drop", regimenOf(), []],
  ["no name", drop({ name: " \u200F " }), ["drops.0.name empty-name"]],
  ["a long name", drop({ name: "ق".repeat(61) }), ["drops.0.name long-name"]],
  ["no date", drop({ start: "" }), ["drops.0.start no-date"]],
  ["a day that is in no calendar", drop({ start: "2027-02-29" }), ["drops.0.start no-date"]],
  ["no steps", drop({ steps: [] }), ["drops.0.steps no-steps"]],
  [
    "an end before the start",
    regimenOf(rosa, dropOf("alba", today, [3, 7], [2, 0])),
    ["drops.1.steps.1.days end-before-start"],
  ],
  [
    "a step after one without end",
    regimenOf(dropOf("alba", today, [3, null], [2, 7])),
    ["drops.0.steps.0.days step-after-no-end"],
  ],
  [
    "values out of their limits",
    regimenOf(dropOf("alba", today, [25, 7], [2, 366])),
    ["drops.0.steps.0.timesADay times-out-of-range", "drops.0.steps.1.days days-out-of-range"],
  ],
  [
    "13 steps",
    regimenOf(dropOf("alba", today, ...Array.from({ length: 13 }, () => [1, 1] as const))),
    ["drops.0.steps too-many-steps"],
  ],
  [
    "21 drops",
    regimenOf(...Array.from({ length: 21 }, (_, id) => dropOf(`${id}`, today, [1, 1]))),
    ["drops too-many-drops"],
  ],
  ["a drop that ended yesterday", drop({ start: "2026-11-11" }), ["drops.0.steps in-the-past"]],
  ["a drop that ends today", drop({ start: "2026-11-12" }), []],
  ["bedtime when getting up", { ...regimenOf(rosa), sleepMinute: 6.5 * 60 }, ["awake never-awake"]],
] as const)("%s", (_, regimen, problems) => {
  expect(namesOf(regimen)).toEqual(problems);
});

// REQ-DROPS-5
test("a day into which its doses do not fit is named with the time that they need at least", () => {
  const drops = Array.from({ length: 7 }, (_, id) => dropOf(`${id}`, today, [2, 7]));
  const short = { drops, wakeMinute: 7 * 60, sleepMinute: 8 * 60 };
  expect(problemsOf(short, today)).toEqual([
    { path: "awake", kind: "day-too-short", doses: 14, minutes: 60, needed: 65 },
  ]);
  expect(problemsOf({ ...short, sleepMinute: 8 * 60 + 5 }, today)).not.toContainEqual(
    expect.objectContaining({ kind: "day-too-short" }),
  );
});

// REQ-DROPS-5
test("a drop that would be due more often than hourly is named with the hours awake", () => {
  const hourly = regimenOf(dropOf("rosa", today, [18, 2], [17, 2]));
  expect(problemsOf(hourly, today)).toEqual([
    {
      path: "drops.0.steps.0.timesADay",
      kind: "day-too-short",
      doses: 18,
      minutes: 16 * 60,
      needed: 17 * 60,
    },
  ]);
});

// REQ-DROPS-4, REQ-DROPS-5
test("a drop whose doses fit only side by side has different times, and is named", () => {
  const others = Array.from({ length: 19 }, (_, id) => dropOf(`${id}`, today, [2, 7]));
  const drops = [...others, dropOf("last", today, [3, 7])];
  const regimen = { drops, wakeMinute: 7 * 60, sleepMinute: 11 * 60 };
  expect(namesOf(regimen)).toContain("drops.19.steps.0.timesADay crowded");
  expect(namesOf(regimen)).not.toContain("drops.0.steps.0.timesADay crowded");
  const times = dosesOn(regimen, today).map(({ minute }) => minute);
  expect(new Set(times).size).toBe(19 * 2 + 3);
});

// REQ-DROPS-5
test("a regimen without problems never has two doses of one drop nearer than half an hour", () => {
  const fine = anyRegimen.filter((regimen) => problemsOf(regimen, today).length === 0);
  fc.assert(
    fc.property(fine, (regimen) => {
      for (const { id, start } of regimen.drops) {
        const times = dosesOn(regimen, start).filter(({ dropId }) => dropId === id);
        for (const [index, { minute }] of times.entries()) {
          const before = times[index - 1]?.minute ?? Number.NEGATIVE_INFINITY;
          expect(minute - before).toBeGreaterThanOrEqual(30);
        }
      }
    }),
  );
});
