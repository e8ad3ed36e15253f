import type { HoursWords } from "../hours.types.ts";

export const dayParts = {
  night: "AM",
  morning: "AM",
  noon: "PM",
  evening: "PM",
} satisfies HoursWords["dayParts"];

export const hours = {
  weekdays: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
  dayParts,
  spans: {
    banner: "{first} to {last}, {from} to {to}",
    support: "{first} to {last} {from}-{to}",
  },
  closed: "Closed",
  today: "Today",
  clock: "Oman time",
  exact: {
    // REQ-HOURS-9 requires the straight apostrophe.
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
    noneAhead: "Closed until further notice. Please call the branch.",
  },
  trust: "Go by these times: they are the branch’s own.",
  brief: {
    open: "open until {time}",
    today: "opens at {time}",
    later: {
      tomorrow: "opens tomorrow at {time}",
      day: "opens {day} at {time}",
      date: "opens on {date} at {time}",
    },
    noneAhead: "closed until further notice",
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
      other: "Please note",
    },
  },
} satisfies HoursWords;
