import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import { bookingBranchIds, contactBranchIds } from "~/content/facts/branch-facts.ts";
import {
  contactBannerHours,
  footerHours,
  schedulingDays,
  supportHours,
  weekdays,
} from "~/content/facts/hours.ts";
import { type BranchHours, bookingHoursOf, contactHoursOf } from "./branch-hours.ts";
import { dayText, type HoursStyle, sessionText, spanText, timeText } from "./hours-text.ts";

const en: HoursStyle = { words: english.hours, locale: "en", notation: "12-hour" };
const ar: HoursStyle = { words: arabic.hours, locale: "ar", notation: "12-hour" };
const weekend = ["thursday", "friday"];

/** A branch's week as its table reads, by weekday. */
function table({ week, notation }: BranchHours, style = en): Record<string, string> {
  return Object.fromEntries(
    weekdays.map((day) => [day, dayText(week[day], { ...style, notation })]),
  );
}

/** The same text on all days but the closed ones. */
function open(text: string, closed: readonly string[], word = "Closed"): Record<string, string> {
  return Object.fromEntries(weekdays.map((day) => [day, closed.includes(day) ? word : text]));
}

const sohar = "8:30 AM-1:00 PM, 4:30-9:00 PM";
const salalah = "9:00 AM-1:30 PM, 4:30-9:00 PM";
const nizwa = "8:30 AM-1:30 PM, 5:00-9:00 PM";

test("the booking tables read as the specification has them (F132)", () => {
  expect(bookingBranchIds.map((id) => table(bookingHoursOf(id)))).toEqual([
    open("8:00 AM-6:00 PM", ["friday"]),
    open(sohar, weekend),
    open(salalah, weekend),
    open(nizwa, weekend),
    open("9:00 AM-1:00 PM, 4:00-9:00 PM", weekend),
  ]);
});

test("the contact tables read as the specification has them (F118)", () => {
  expect(contactBranchIds.map((id) => table(contactHoursOf(id)))).toEqual([
    open("8:00-19:00", ["friday"]),
    open(sohar, weekend),
    open(salalah, weekend),
    open(nizwa, weekend),
  ]);
});

test("the same hours read in Arabic words and digits (D5, D10)", () => {
  expect(table(bookingHoursOf("sohar"), ar)).toEqual(
    open("٨:٣٠ صباحًا - ١:٠٠ ظهرًا، ٤:٣٠ - ٩:٠٠ مساءً", weekend, "مغلق"),
  );
  expect(table(contactHoursOf("main"), ar).monday).toBe("٨:٠٠ - ١٩:٠٠");
});

test("noon and midnight are twelve o'clock", () => {
  expect([0, 720, 1425].map((minute) => timeText(minute, en))).toEqual([
    "12:00 AM",
    "12:00 PM",
    "11:45 PM",
  ]);
});

test("the part of the day stands once where both ends share it, in Arabic too", () => {
  expect(sessionText({ from: 540, to: 660 }, en)).toBe("9:00-11:00 AM");
  expect(sessionText({ from: 540, to: 660 }, ar)).toBe("٩:٠٠ - ١١:٠٠ صباحًا");
});

test("the contact hours and the support hours are written in full (F89, F126)", () => {
  expect(spanText(contactBannerHours, english.hours.spans.banner, en)).toBe(
    "Saturday to Thursday, 8:00 AM to 5:30 PM",
  );
  expect(spanText(contactBannerHours, arabic.hours.spans.banner, ar)).toBe(
    "من السبت إلى الخميس، من ٨:٠٠ صباحًا إلى ٥:٣٠ مساءً",
  );
  expect(spanText(supportHours, english.hours.spans.support, en)).toBe(
    "Saturday to Thursday 8:00 AM-6:00 PM",
  );
});

test.each([
  ["en", english, en],
  ["ar", arabic, ar],
] as const)("the footer's hours in %s are those of the data (F33, D10)", (_, content, style) => {
  expect(content.shell.footer.hours.map(({ hours }) => hours)).toEqual(
    footerHours.map(({ sessions }) => dayText(sessions, { ...style, notation: "12-hour-short" })),
  );
});

test("the first step of a visit names the days of the data (F127)", () => {
  const { first, last } = schedulingDays;
  const step = (content: typeof english | typeof arabic) => content.booking.expect.steps[0]?.text;
  expect(step(english)).toContain(
    `${english.hours.weekdays[first]} through ${english.hours.weekdays[last]}`,
  );
  expect(step(arabic)).toContain(
    `من ${arabic.hours.weekdays[first]} إلى ${arabic.hours.weekdays[last]}`,
  );
});
