import { expect, test } from "vitest";
import type { Dose } from "../timetable/timetable.ts";
import { nightGroups, nightMarks } from "./night-marks.ts";

const dose = (dropId: string, minute: number): Dose => ({ dropId, minute, due: minute, step: 0 });

test("drops five minutes apart are one group, and two doses of one drop are not", () => {
  const groups = nightGroups([dose("a", 1100), dose("b", 1105), dose("b", 1110), dose("a", 1200)]);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
});

test("a dose that stays is a mark without a label, or part of the mark that it would cover", () => {
  const marks = nightMarks({
    moved: [dose("a", 1100), dose("a", 29 * 60)],
    unmoved: [dose("b", 5 * 60 + 20), dose("b", 600), dose("b", 1110)],
  });
  expect(marks).toMatchObject([
    { minute: 1100, label: 1100, dropIds: ["a", "b"] },
    { minute: 29 * 60, label: 29 * 60, dropIds: ["a", "b"] },
    { minute: 600, label: null, dropIds: ["b"] },
  ]);
});
