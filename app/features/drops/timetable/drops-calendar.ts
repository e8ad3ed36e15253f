import { type CalendarEvent, calendarFile } from "~/files/calendar-file.ts";
import { addDays, daysBetween } from "~/i18n/calendar-days.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import type { Drop, Regimen } from "./regimen.ts";
import { schedule } from "./timetable.ts";

/** Length of an entry in minutes: two drops are five minutes apart. */
const length = 5;

/**
 * Returns the calendar file of a regimen: an entry for each time of each step, repeated daily to the step's last day, with
 * an alarm at its time (REQ-DROPS-7). `titleOf` is the title and the alarm's text of a drop. Entries of steps that ended
 * before `today` are left out.
 */
export function dropsCalendar(
  regimen: Regimen,
  {
    titleOf,
    today,
    ...context
  }: { titleOf: (drop: Drop) => string; today: string; host: string; instant: number },
): string {
  const events = schedule(regimen)
    .filter(({ to }) => to === null || to >= today)
    .flatMap(({ drop, step, from, to, minutes }) =>
      minutes.map((minute, slot): CalendarEvent => {
        const title = titleOf(drop);
        return {
          id: `drops-${drop.id}-${step}-${slot}`,
          date: addDays(from, Math.floor(minute / minutesPerDay)),
          start: minute % minutesPerDay,
          length,
          title,
          daily: { times: to === null ? null : daysBetween(from, to) + 1 },
          alarm: { text: title, minutesBefore: 0 },
        };
      }),
    );
  return calendarFile(events, context);
}
