import { openWindow } from "~/content/data/hours.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { omanDay } from "./muscat-clock.ts";
import { omanMinute } from "./muscat-minute.ts";

/**
 * The badge: closed on a day without sessions, else open from 8 up to before 18 o'clock in Oman, whatever the branch's
 * own sessions are (REQ-HOURS-9). The hours summary beside it has the sessions.
 */
export function isOpen(hours: BranchHours, instant: number): boolean {
  const { fromHour, toHour } = openWindow;
  const hour = omanMinute(instant) / 60;
  return sessionsOn(hours, omanDay(instant)).length > 0 && hour >= fromHour && hour < toHour;
}
