import { openWindow } from "~/content/data/hours.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { omanDay } from "./oman-day.ts";
import { omanMinute } from "./oman-minute.ts";

/**
 * Whether the badge shows "open": from 8:00 to 17:59 in Oman on a day with sessions, whatever the branch's own
 * sessions are (REQ-HOURS-9). The hours summary beside it has the sessions.
 */
export function isBadgeOpen(hours: BranchHours, instant: number): boolean {
  const { fromHour, toHour } = openWindow;
  const hour = omanMinute(instant) / 60;
  return sessionsOn(hours, omanDay(instant)).length > 0 && hour >= fromHour && hour < toHour;
}
