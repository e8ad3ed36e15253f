import type { StaffHoursWords } from "../../staff-hours.types.ts";

export const hours = {
  lead: "For days that differ. Regular hours return by themselves.",
  change: "Change these hours",
  why: "Why",
  otherReason: "Another reason",
  ownReason: { en: "Reason in English", ar: "Reason in Arabic" },
  days: "Days",
  expected: {
    title: "Expected dates",
    text: "The sighting of the moon decides. When the holiday is announced, confirm or move the days here.",
    confirmed: "The dates are confirmed",
  },
  branches: "Branches",
  choices: { closed: "Closed", regular: "Regular", other: "Other hours" },
  session: {
    opens: "Opens",
    closes: "Closes",
    earlier: "{label}: a quarter of an hour earlier",
    later: "{label}: a quarter of an hour later",
    second: "Second opening",
    removeSecond: "Remove the second opening",
  },
  closedDays: {
    days: "{branch} is closed on {days} anyway.",
    weekly: "{branch} is closed every {days} anyway.",
  },
  overlap: {
    text: "{branch} already has other hours on these days: {hours}, {days}, written on {date}. The later entry counts.",
    by: "{date} by {person}",
    keep: "Keep that entry",
  },
  published: "Published. On the site within 60 seconds.",
  withdraw: "Back to regular hours",
  withdrawn: "Regular hours are on the site again within 60 seconds.",
  current: {
    title: "Other hours on the site",
    none: "No other hours are published or planned.",
    change: "Change",
    isExpected: "dates not confirmed",
  },
  errors: {
    why: "Choose why the hours differ.",
    reasonMissing: "Write the reason in this language too.",
    reasonTooLong: "At most 80 characters.",
    unchanged: "Choose Closed or Other hours for at least one branch.",
    times: "Choose times in order: each opening ends after it begins, and before the next one.",
    noDay: "These branches are closed on all of these days anyway.",
  },
  ended: "These hours have ended or were withdrawn. Below is a new entry.",
  conflict: {
    title: "Somebody has changed these hours meanwhile.",
    text: "Their version:",
    withdrawn: "They have withdrawn them. The last version:",
    mine: "Publish mine instead",
    theirs: "Use theirs",
  },
} satisfies StaffHoursWords;
