import { exceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { Session } from "~/content/data/hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { pageExceptionalHours } from "./page-exceptional-hours.ts";

// Hours and words for tests, so that the tests of this folder do not depend on the clinic's current hours and wording.

/** In minutes. */
const hour = 60;

/** One session, 8:00 to 18:00. */
export const dayShift: readonly Session[] = [{ from: 8 * hour, to: 18 * hour }];

/** A morning and an evening session with a long break. */
export const twoSessions: readonly Session[] = [
  { from: 8 * hour + 30, to: 13 * hour },
  { from: 16 * hour + 30, to: 21 * hour },
];

/** Three sessions, which include the first and the last minute of the day. */
export const threeSessions: readonly Session[] = [
  { from: 0, to: 2 * hour },
  { from: 11 * hour + 45, to: 12 * hour + 15 },
  { from: 20 * hour, to: 24 * hour - 1 },
];

/** English words with every placeholder of `HoursWords`. */
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
  instead: "instead of",
  exceptional: {
    other: {
      oneDay: "{reason}: other hours on {date}.",
      moreDays: "{reason}: other hours from {firstDate} to {lastDate}.",
    },
    closed: {
      oneDay: "{reason}: closed on {date}.",
      moreDays: "{reason}: closed from {firstDate} to {lastDate}.",
    },
    reasons: {
      ramadan: "Ramadan",
      "eid-al-fitr": "Eid Al Fitr",
      "eid-al-adha": "Eid Al Adha",
      "national-day": "National Day",
      other: "Note",
    },
  },
};

/** Arabic parts of the day, which differ where the English ones are equal. */
export const fixtureArabic: HoursWords = {
  ...fixtureWords,
  dayParts: { night: "ليلًا", morning: "صباحًا", noon: "ظهرًا", evening: "مساءً" },
  closed: "مغلق",
};

/** The built-in exceptional hours of the site, in English. */
export const siteExceptionalHours = pageExceptionalHours(exceptionalHours, fixtureWords, "en");
