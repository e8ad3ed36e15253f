import type { BranchId } from "~/content/facts/branches.ts";
import { openWindow } from "~/content/facts/hours.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { omanDay, omanMinute } from "./muscat-clock.ts";

const minuteLength = 60_000;
const dayOfMinutes = 24 * 60;

/**
 * The moments, in milliseconds since 1970, between which a drawing of these branches at `now` stays right: nothing opens
 * or closes, no day begins, and the mark on today's line is at most an hour behind. `now` lies between them.
 */
export function steadyHours<Id extends BranchId>(
  ids: readonly Id[],
  hoursOf: (id: Id) => BranchHours,
  now: number,
): [from: number, until: number] {
  const today = omanDay(now);
  const minute = omanMinute(now);
  const hour = Math.floor(minute / 60);
  const turns = [
    hour * 60,
    (hour + 1) * 60,
    openWindow.fromHour * 60,
    openWindow.toHour * 60,
    ...ids.flatMap((id) => sessionsOn(hoursOf(id), today).flatMap(({ from, to }) => [from, to])),
  ].filter((turn) => turn >= 0 && turn <= dayOfMinutes);
  const midnight = Math.floor(now / minuteLength) * minuteLength - minute * minuteLength;
  const last = Math.max(...turns.filter((turn) => turn <= minute));
  const next = Math.min(...turns.filter((turn) => turn > minute));
  return [midnight + last * minuteLength, midnight + next * minuteLength];
}
