import type { ContactBranchId } from "./branch-facts.ts";
import type { BranchId } from "./branches.ts";

/** The order of every week table, in both languages. */
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

/** An opening from one minute of the day to another: 510 is half past eight in the morning. `to` is the first minute closed. */
export interface Session {
  from: number;
  to: number;
}

/** Sessions of each weekday in order; an empty list is a closed day. */
export type Week = Record<Weekday, readonly Session[]>;

/** A run of days, from the first to the last. */
export interface DaySpan {
  first: Weekday;
  last: Weekday;
}

/** A group of days that share their sessions. */
export interface DayGroup {
  days: readonly Weekday[];
  sessions: readonly Session[];
}

const regionEvening = session("16:30", "21:00");
const soharDay = [session("8:30", "13:00"), regionEvening];
const salalahDay = [session("9:00", "13:30"), regionEvening];
const nizwaDay = [session("8:30", "13:30"), session("17:00", "21:00")];
const surDay = [session("9:00", "13:00"), session("16:00", "21:00")];

/** The tables of /book-consultation (REQ-HOURS-6). */
export const bookingHours: Record<BranchId, Week> = {
  main: weekOf([session("8:00", "18:00")], ["friday"]),
  sohar: weekOf(soharDay, ["thursday", "friday"]),
  salalah: weekOf(salalahDay, ["thursday", "friday"]),
  nizwa: weekOf(nizwaDay, ["thursday", "friday"]),
  sur: weekOf(surDay, ["thursday", "friday"]),
};

/** The tables of /branches (REQ-HOURS-5). They differ from the booking page's for main, on purpose (REQ-HOURS-2). */
export const contactHours: Record<ContactBranchId, Week> = {
  main: weekOf([session("8:00", "19:00")], ["friday"]),
  sohar: weekOf(soharDay, ["thursday", "friday"]),
  salalah: weekOf(salalahDay, ["thursday", "friday"]),
  nizwa: weekOf(nizwaDay, ["thursday", "friday"]),
};

/** How /branches writes a branch's times: the specification gives main's as 8:00-19:00 (REQ-HOURS-5). */
export const contactNotation: Record<ContactBranchId, "12-hour" | "24-hour"> = {
  main: "24-hour",
  sohar: "12-hour",
  salalah: "12-hour",
  nizwa: "12-hour",
};

/** What the structured data says of every branch (REQ-HOURS-4). It differs from the tables on purpose. */
export const structuredHours: readonly DayGroup[] = [
  {
    days: ["monday", "tuesday", "wednesday", "thursday", "saturday", "sunday"],
    sessions: [session("8:00", "18:00")],
  },
  { days: ["friday"], sessions: [session("9:00", "13:00")] },
];

/** The footer's own hours (REQ-HOURS-3), written without minutes: "8 AM-6 PM". */
export const footerHours: readonly DayGroup[] = [
  { days: ["monday", "tuesday", "wednesday", "thursday"], sessions: [session("8:00", "18:00")] },
  { days: ["friday", "saturday"], sessions: [session("9:00", "13:00")] },
  { days: ["sunday"], sessions: [] },
];

/** The banner of /book-consultation (REQ-HOURS-8). */
export const contactBannerHours: DaySpan & { session: Session } = {
  first: "saturday",
  last: "thursday",
  session: session("8:00", "17:30"),
};

/** The other run of days that /book-consultation names, under "what to expect" (REQ-HOURS-8). */
export const schedulingDays: DaySpan = { first: "sunday", last: "thursday" };

/** Support hours in the text of /services (REQ-HOURS-7). */
export const supportHours: DaySpan & { session: Session } = {
  first: "saturday",
  last: "thursday",
  session: session("8:00", "18:00"),
};

/**
 * The badge's own rule, whatever the branch's hours: open from this hour up to before the other, Oman time
 * (REQ-HOURS-9).
 */
export const openWindow = { fromHour: 8, toHour: 18 } as const;

/** A session written as two clock times of 24 hours. */
function session(from: string, to: string): Session {
  return { from: minuteOfDay(from), to: minuteOfDay(to) };
}

function minuteOfDay(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}

/** The same sessions on every day but the closed ones. */
function weekOf(sessions: readonly Session[], closed: readonly Weekday[]): Week {
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
