import type { ContactBranchId } from "./branch-facts.ts";
import type { BranchId } from "./branches.ts";

/** Order of the days in every weekly table, in both languages. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** An interval of a day, in minutes of the day: 510 is 8:30. `to` is exclusive. */
export interface Session {
  from: number;
  to: number;
}

/** Sessions of each weekday in order; an empty list means closed. */
export type Week = Record<Weekday, readonly Session[]>;

/** A range of days, both inclusive. */
export interface DaySpan {
  first: Weekday;
  last: Weekday;
}

/** A group of days with the same sessions. */
export interface DayGroup {
  days: readonly Weekday[];
  sessions: readonly Session[];
}

const regionEvening = session("16:30", "21:00");
const soharDay = [session("8:30", "13:00"), regionEvening];
const salalahDay = [session("9:00", "13:30"), regionEvening];
const nizwaDay = [session("8:30", "13:30"), session("17:00", "21:00")];
const surDay = [session("9:00", "13:00"), session("16:00", "21:00")];

/** Weekly tables of /book-consultation (REQ-HOURS-6). */
export const bookingHours: Record<BranchId, Week> = {
  main: weekOf([session("8:00", "18:00")], ["friday"]),
  sohar: weekOf(soharDay, ["thursday", "friday"]),
  salalah: weekOf(salalahDay, ["thursday", "friday"]),
  nizwa: weekOf(nizwaDay, ["thursday", "friday"]),
  sur: weekOf(surDay, ["thursday", "friday"]),
};

/**
 * Weekly tables of /branches (REQ-HOURS-5). They differ from those of the booking page for the main branch, on
 * purpose (REQ-HOURS-2).
 */
export const contactHours: Record<ContactBranchId, Week> = {
  main: weekOf([session("8:00", "19:00")], ["friday"]),
  sohar: weekOf(soharDay, ["thursday", "friday"]),
  salalah: weekOf(salalahDay, ["thursday", "friday"]),
  nizwa: weekOf(nizwaDay, ["thursday", "friday"]),
};

/** Notation of times on /branches: the specification writes the main branch's as 8:00-19:00 (REQ-HOURS-5). */
export const contactNotation: Record<ContactBranchId, "12-hour" | "24-hour"> = {
  main: "24-hour",
  sohar: "12-hour",
  salalah: "12-hour",
  nizwa: "12-hour",
};

/** Hours of every branch in the structured data (REQ-HOURS-4). They differ from the tables on purpose. */
export const structuredHours: readonly DayGroup[] = [
  {
    days: ["monday", "tuesday", "wednesday", "thursday", "saturday", "sunday"],
    sessions: [session("8:00", "18:00")],
  },
  { days: ["friday"], sessions: [session("9:00", "13:00")] },
];

/** Hours in the footer (REQ-HOURS-3), written without minutes: "8 AM-6 PM". */
export const footerHours: readonly DayGroup[] = [
  { days: ["monday", "tuesday", "wednesday", "thursday"], sessions: [session("8:00", "18:00")] },
  { days: ["friday", "saturday"], sessions: [session("9:00", "13:00")] },
  { days: ["sunday"], sessions: [] },
];

/** Hours in the banner of /book-consultation (REQ-HOURS-8). */
export const contactBannerHours: DaySpan & { session: Session } = {
  first: "saturday",
  last: "thursday",
  session: session("8:00", "17:30"),
};

/** The other range of days on /book-consultation, in "what to expect" (REQ-HOURS-8). */
export const schedulingDays: DaySpan = { first: "sunday", last: "thursday" };

/** Support hours in the text of /services (REQ-HOURS-7). */
export const supportHours: DaySpan & { session: Session } = {
  first: "saturday",
  last: "thursday",
  session: session("8:00", "18:00"),
};

/**
 * Rule of the badge, independent of the branch's hours: open from this hour to the other, exclusive, in Oman time
 * (REQ-HOURS-9).
 */
export const openWindow = { fromHour: 8, toHour: 18 } as const;

/** Creates a session from two 24-hour clock times. */
function session(from: string, to: string): Session {
  return { from: minuteOfDay(from), to: minuteOfDay(to) };
}

function minuteOfDay(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}

/** Creates a week with the same sessions on every day except the closed ones. */
export function weekOf(sessions: readonly Session[], closed: readonly Weekday[] = []): Week {
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
