import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { doseGap } from "./awake-hours.ts";
import type { Night } from "./night-times.ts";
import { findStepOn, type Regimen } from "./regimen.ts";
import { type Dose, dosesOn } from "./timetable.ts";

/** Time after iftar before the first drop, and before the end of suhoor after the last one, in minutes. */
const margin = 15;

export interface NightTimetable {
  /** Doses between iftar and the end of suhoor, sorted; minutes from the midnight at the start of the date. */
  moved: Dose[];
  /** Doses of the drops that do not fit, at the times of usual days. */
  unmoved: Dose[];
}

/**
 * Moves the doses of a date of Ramadan into the night after it, outside the hours of sleep (REQ-DROPS-9). Two doses of one
 * drop are at least `smallestDistance` minutes apart, a value of the clinic's clinician. A drop whose doses do not all fit
 * stays as a whole at the times of usual days: its number of doses never changes.
 */
export function nightTimetable(
  regimen: Regimen,
  date: string,
  {
    night,
    sleep,
    smallestDistance,
  }: { night: Night; sleep: { from: number; to: number }; smallestDistance: number },
): NightTimetable {
  const usual = dosesOn(regimen, date);
  const isUnmoved = new Set<string>();
  for (;;) {
    const unmoved = usual.filter(({ dropId }) => isUnmoved.has(dropId));
    const taken = new Set(unmoved.flatMap(({ minute }) => [minute, minute + minutesPerDay]));
    const free = freeMinutes(night, sleep);
    const moved: Dose[] = [];
    let hasRoom = true;
    for (const drop of regimen.drops) {
      const step = findStepOn(drop, date);
      if (!step || isUnmoved.has(drop.id)) continue;
      const open = free.filter((minute) => !taken.has(minute));
      const minutes = spread(open, step.timesADay, smallestDistance, step.onceAt !== "evening");
      if (!minutes) {
        // The drop's usual times may be in the night, so the others are placed again around them.
        isUnmoved.add(drop.id);
        hasRoom = false;
        break;
      }
      for (const minute of minutes) {
        taken.add(minute);
        moved.push({ dropId: drop.id, minute, due: minute, step: step.index });
      }
    }
    if (hasRoom) return { moved: moved.sort((one, other) => one.minute - other.minute), unmoved };
  }
}

function freeMinutes({ iftar, fajr }: Night, sleep: { from: number; to: number }): number[] {
  const first = Math.ceil((iftar + margin) / doseGap) * doseGap;
  const count = Math.max(0, Math.floor((fajr - margin - first) / doseGap) + 1);
  return Array.from({ length: count }, (_, index) => first + index * doseGap).filter(
    (minute) => minute <= sleep.from || minute >= sleep.to,
  );
}

/** The times nearest to an even distance, or else the earliest ones; null when not all doses fit. */
function spread(
  free: readonly number[],
  count: number,
  distance: number,
  isLate: boolean,
): number[] | null {
  const [first, last] = [free[0], free.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (count === 1) return [isLate ? last : first];
  const minDistance = Math.max(doseGap, distance);
  const step = (last - first) / (count - 1);
  const even = place(free, count, minDistance, (index) => first + index * step);
  return even ?? place(free, count, minDistance, () => first);
}

function place(
  free: readonly number[],
  count: number,
  distance: number,
  wantedOf: (index: number) => number,
): number[] | null {
  const minutes: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const earliest = (minutes.at(-1) ?? Number.NEGATIVE_INFINITY) + distance;
    const wanted = wantedOf(index);
    const nearest = free
      .filter((minute) => minute >= earliest)
      .reduce<number | null>(
        (best, minute) =>
          best === null || Math.abs(minute - wanted) < Math.abs(best - wanted) ? minute : best,
        null,
      );
    if (nearest === null) return null;
    minutes.push(nearest);
  }
  return minutes;
}
