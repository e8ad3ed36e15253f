import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { maxDrops, minDistance, type RingMark, ringMarks } from "../drawings/ring-marks.ts";
import { doseGap } from "../timetable/awake-hours.ts";
import type { NightTimetable } from "../timetable/night-timetable.ts";
import type { Dose } from "../timetable/timetable.ts";

/** Returns doses in groups of different drops that follow each other every five minutes. */
export function nightGroups(doses: readonly Dose[]): Dose[][] {
  const groups: Dose[][] = [];
  for (const dose of doses) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isNext = before && dose.minute - before.minute <= doseGap;
    if (isNext && group?.every(({ dropId }) => dropId !== dose.dropId)) group.push(dose);
    else groups.push([dose]);
  }
  return groups;
}

/**
 * Returns the marks of a night: those of the moved doses, and those of the others without labels. A dose that would cover
 * a mark of the night is part of it.
 */
export function nightMarks({ moved, unmoved }: NightTimetable): RingMark[] {
  const marks = ringMarks(nightGroups(moved), () => false);
  const apart = unmoved.filter((dose) => {
    const mark = marks.find(({ minute }) => distanceOnRing(minute, dose.minute) < minDistance);
    if (mark) addDose(mark, dose);
    return !mark;
  });
  const usual = ringMarks(nightGroups(apart), () => false);
  return [...marks, ...usual.map((mark) => ({ ...mark, label: null }))];
}

function addDose(mark: RingMark, { dropId }: Dose): void {
  if (mark.more > 0 || mark.dropIds.length === maxDrops) mark.more += 1;
  else mark.dropIds = [...mark.dropIds, dropId];
}

function distanceOnRing(one: number, other: number): number {
  const distance = Math.abs(one - other) % minutesPerDay;
  return Math.min(distance, minutesPerDay - distance);
}
