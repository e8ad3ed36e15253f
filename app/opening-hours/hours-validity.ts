import type { BranchId } from "~/content/data/branches.ts";
import { openWindow } from "~/content/data/hours.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { omanDay } from "./oman-day.ts";
import { minutesPerDay, omanMinute } from "./oman-minute.ts";

const minuteLength = 60_000;

/** A time interval in milliseconds since 1970; the end is exclusive. */
type Interval = readonly [from: number, until: number];

/** Time of rendering, and the interval in which the rendered opening status is valid. */
export interface RenderTime {
  now: number;
  validity: Interval;
}

/**
 * Returns the interval, in milliseconds since 1970, in which the opening status rendered at `now` is valid: no branch
 * opens or closes, no day begins, and the mark on today's line is at most an hour behind. It contains `now`.
 */
export function hoursValidity<Id extends BranchId>(
  ids: readonly Id[],
  hoursOf: (id: Id) => BranchHours,
  now: number,
): Interval {
  const hour = Math.floor(omanMinute(now) / 60);
  const { fromHour, toHour } = openWindow;
  const hours = [hour, hour + 1, fromHour, toHour].map((one) => one * 60);
  return intervalAround([...hours, ...sessionBounds(ids, hoursOf, now)], now);
}

/** Returns the interval for texts that show only the opening status by the branches' own sessions. */
export function statusValidity<Id extends BranchId>(
  ids: readonly Id[],
  hoursOf: (id: Id) => BranchHours,
  now: number,
): Interval {
  return intervalAround([0, minutesPerDay, ...sessionBounds(ids, hoursOf, now)], now);
}

/** Lists the minutes of today at which a session of one of the branches begins or ends. */
function sessionBounds<Id extends BranchId>(
  ids: readonly Id[],
  hoursOf: (id: Id) => BranchHours,
  now: number,
): number[] {
  const today = omanDay(now);
  return ids.flatMap((id) => sessionsOn(hoursOf(id), today).flatMap(({ from, to }) => [from, to]));
}

/** Returns the interval from the last of these minutes of today that has passed to the first that has not. */
function intervalAround(minutes: readonly number[], now: number): Interval {
  const minute = omanMinute(now);
  const midnight = Math.floor(now / minuteLength) * minuteLength - minute * minuteLength;
  const last = Math.max(...minutes.filter((change) => change <= minute));
  const next = Math.min(...minutes.filter((change) => change > minute));
  return [midnight + last * minuteLength, midnight + next * minuteLength];
}
