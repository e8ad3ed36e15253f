import { type DayGroup, type Session, type Week, weekdays } from "../../app/content/data/hours.ts";

/** Visible hours at one place of the site. */
export interface StatedHours {
  place: string;
  week: Week;
}

/** Groups of days as a week; a day without a group is closed. */
export function weekOfGroups(groups: readonly DayGroup[]): Week {
  const on = (day: (typeof weekdays)[number]) =>
    groups.filter(({ days }) => days.includes(day)).flatMap(({ sessions }) => sessions);
  return Object.fromEntries(weekdays.map((day) => [day, on(day)])) as unknown as Week;
}

/** Sessions as "8:30-13:00, 16:30-21:00". */
export function describeSessions(sessions: readonly Session[]): string {
  return sessions.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(", ") || "closed";
}

/** A week in short: "8:00-18:00, closed friday". */
export function describeWeek(week: Week): string {
  const open = weekdays.filter((day) => week[day].length > 0);
  const closed = weekdays.filter((day) => !open.includes(day));
  const sessions = [...new Set(open.map((day) => describeSessions(week[day])))];
  return [...sessions, ...(closed.length > 0 ? [`closed ${closed.join(" and ")}`] : [])].join(", ");
}

/** One line for each place whose visible hours differ from the structured data: the days, and both values. */
export function listHoursThatDiffer(
  structured: readonly DayGroup[],
  stated: readonly StatedHours[],
): string[] {
  const machines = weekOfGroups(structured);
  return stated.flatMap(({ place, week }) => {
    const readings = new Map<string, string[]>();
    for (const day of weekdays) {
      const [read, found] = [describeSessions(week[day]), describeSessions(machines[day])];
      const both = `${read} against ${found}`;
      if (read !== found) readings.set(both, [...(readings.get(both) ?? []), day]);
    }
    const lines = [...readings].map(([both, days]) => `${days.join(", ")} ${both}`);
    return lines.length > 0 ? [`${place}: ${lines.join("; ")}`] : [];
  });
}

/** A minute of the day as "8:30". */
function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}
