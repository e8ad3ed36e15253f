import { expect, test } from "vitest";
import { dropOf, regimenOf } from "../timetable/regimen-fixture.ts";
import { type Dose, doseGroupsOn } from "../timetable/timetable.ts";
import { ringMarks } from "./ring-marks.ts";

const date = "2026-11-29";

/** Marks of a day of drops with so many times; the next dose is at a minute. */
function marksOf(times: readonly number[], next?: number) {
  const drops = times.map((count, index) => dropOf(`drop-${index + 1}`, date, [count, null]));
  return ringMarks(doseGroupsOn(regimenOf(...drops), date), ({ minute }) => minute === next);
}

const dose = (dropId: string, minute: number): Dose => ({
  dropId,
  minute,
  due: minute,
  step: 0,
});

test("each time is a mark with its drops from the eye outwards", () => {
  expect(marksOf([3, 2])).toMatchObject([
    { minute: 7 * 60, label: 7 * 60, dropIds: ["drop-1", "drop-2"], more: 0 },
    { minute: 14.5 * 60, dropIds: ["drop-1"] },
    { minute: 22 * 60, dropIds: ["drop-1", "drop-2"] },
  ]);
});

test("of more than three drops at one time, two are drawn and the others are counted", () => {
  expect(marksOf([1, 1, 1])[0]).toMatchObject({ dropIds: ["drop-1", "drop-2", "drop-3"], more: 0 });
  expect(marksOf([1, 1, 1, 1])[0]).toMatchObject({ dropIds: ["drop-1", "drop-2"], more: 2 });
  expect(marksOf(Array.from({ length: 20 }, () => 1))).toMatchObject([{ more: 18 }]);
});

test("times that would cover each other are one mark", () => {
  const marks = ringMarks([[dose("a", 600)], [dose("b", 620)], [dose("c", 625)]], () => false);
  expect(marks).toMatchObject([{ minute: 600, dropIds: ["a", "b"] }, { minute: 625 }]);
});

test("the label of the next dose has its own time, also when another drop is before it", () => {
  const marks = marksOf([2, 2], 7 * 60 + 5);
  expect(marks).toMatchObject([
    { minute: 420, label: 425, isNext: true },
    { label: 22 * 60, isNext: false },
  ]);
});

test("of more than ten times, the next one and every second one have a label", () => {
  expect(marksOf([10]).every(({ label }) => label !== null)).toBe(true);
  const marks = marksOf([16], 8 * 60);
  const labelled = marks.map(({ label }) => label !== null);
  expect(labelled).toEqual(marks.map((_, index) => index % 2 === 1));
  expect(marks[1]).toMatchObject({ minute: 8 * 60, isNext: true });
});
