import type { Session, Week, Weekday } from "~/content/data/hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";

/**
 * Hours and words for tests: the rules of this folder are tested with them, so that the clinic's own hours and
 * wording are at the time.
 */
const hour = 60;

/** One session, from eight to six. */
export const dayShift: readonly Session[] = [{ from: 8 * hour, to: 18 * hour }];

/** A morning and an evening, with a long break at midday. */
export const twoSessions: readonly Session[] = [
  { from: 8 * hour + 30, to: 13 * hour },
  { from: 16 * hour + 30, to: 21 * hour },
];

/** Three sessions; the first minute of the day and the last are open. */
export const threeSessions: readonly Session[] = [
  { from: 0, to: 2 * hour },
  { from: 11 * hour + 45, to: 12 * hour + 15 },
  { from: 20 * hour, to: 24 * hour - 1 },
];

/** The same sessions on every day but the closed ones. */
export function fixtureWeek(sessions: readonly Session[], closed: readonly Weekday[] = []): Week {
  const on = (day: Weekday) => (closed.includes(day) ? [] : sessions);
  return {
    monday: on("monday"),
    tuesday: on("tuesday"),
    wednesday: on("wednesday"),
    thursday: on("thursday"),
    friday: on("friday"),
    saturday: on("saturday"),
    sunday: on("sunday"),
  };
}

/** Plain English with every placeholder that the words of hours have. */
export const fixtureWords: HoursWords = {
  weekdays: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
  dayParts: { night: "AM", morning: "AM", noon: "PM", evening: "PM" },
  spans: { banner: "{first} to {last}, {from} to {to}", support: "{first}/{last} {from}-{to}" },
  closed: "Closed",
  today: "Today",
  clock: "Oman time",
  exact: {
    today: { one: "Today's hours: {sessions}", more: "Today's sessions: {sessions}" },
    beforeFirst: "{today}; opens at {time}",
    betweenSessions: "{today}; opens again at {time}",
    open: "{today}; closes at {time}",
    afterLast: {
      tomorrow: "{today}; opens tomorrow at {time}",
      day: "{today}; opens {day} at {time}",
      date: "{today}; opens on {date} at {time}",
    },
    closedToday: {
      tomorrow: "Closed today. Opens tomorrow at {time}",
      day: "Closed today. Opens {day} at {time}",
      date: "Closed today. Opens on {date} at {time}",
    },
    noneAhead: "Closed until further notice.",
  },
  trust: "",
  brief: {
    open: "until {time}",
    today: "from {time}",
    later: {
      tomorrow: "tomorrow {time}",
      day: "{day} {time}",
      date: "{date} {time}",
    },
    noneAhead: "none",
  },
  exceptional: {
    oneDay: "{reason}: other hours on {date}.",
    moreDays: "{reason}: other hours from {firstDate} to {lastDate}.",
    reasons: {
      ramadan: "Ramadan",
      "eid-al-fitr": "Eid Al Fitr",
      "eid-al-adha": "Eid Al Adha",
      "national-day": "National Day",
      other: "Note",
    },
  },
};

/** Arabic parts of the day, which differ where the English ones do not. */
export const fixtureArabic: HoursWords = {
  ...fixtureWords,
  dayParts: { night: "ليلًا", morning: "صباحًا", noon: "ظهرًا", evening: "مساءً" },
  closed: "مغلق",
};
