// Content of the specification. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import {
  bookingBranchIds,
  branchFacts,
  contactBranchIds,
  doctorsBranchIds,
} from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { clinic } from "../../app/content/data/clinic.ts";
import {
  contactBannerHours,
  openWindow,
  structuredHours,
  supportHours,
  type Week,
  weekdays,
} from "../../app/content/data/hours.ts";
import { content as english } from "../../app/content/en/content.ts";
import { bookingHoursOf, contactHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { siteExceptionalHours } from "../../app/opening-hours/hours-fixture.ts";
import { dayText, type HoursStyle, spanText } from "../../app/opening-hours/hours-text.ts";
import { conformanceMessage } from "./conformance-message.ts";

const style = {
  words: english.hours,
  locale: "en",
  notation: "12-hour",
} satisfies HoursStyle;
const weekend = ["thursday", "friday"];

/** A branch's week as its table reads, by weekday. */
function table(week: Week, notation: HoursStyle["notation"]): Record<string, string> {
  const texts = weekdays.map((day) => [day, dayText(week[day], { ...style, notation })]);
  return Object.fromEntries(texts);
}

/** The same text on all days but the closed ones. */
function open(text: string, closed: readonly string[]): Record<string, string> {
  return Object.fromEntries(weekdays.map((day) => [day, closed.includes(day) ? "Closed" : text]));
}

const sohar = open("8:30 AM-1:00 PM, 4:30-9:00 PM", weekend);
const salalah = open("9:00 AM-1:30 PM, 4:30-9:00 PM", weekend);
const nizwa = open("8:30 AM-1:30 PM, 5:00-9:00 PM", weekend);

test("the booking tables have the specification's hours", () => {
  const hours = bookingBranchIds.map((id) => bookingHoursOf(id, siteExceptionalHours));
  expect(
    hours.map(({ week, notation }) => table(week, notation)),
    conformanceMessage,
  ).toEqual([
    open("8:00 AM-6:00 PM", ["friday"]),
    sohar,
    salalah,
    nizwa,
    open("9:00 AM-1:00 PM, 4:00-9:00 PM", weekend),
  ]);
});

test("the contact tables have the specification's hours", () => {
  const hours = contactBranchIds.map((id) => contactHoursOf(id, siteExceptionalHours));
  expect(
    hours.map(({ week, notation }) => table(week, notation)),
    conformanceMessage,
  ).toEqual([open("8:00-19:00", ["friday"]), sohar, salalah, nizwa]);
});

test("the contact hours, the support hours and the badge's hours are the specification's", () => {
  const banner = spanText(contactBannerHours, english.hours.spans.banner, style);
  expect(banner, conformanceMessage).toBe("Saturday to Thursday, 8:00 AM to 5:30 PM");
  const inArabic = spanText(contactBannerHours, arabic.hours.spans.banner, {
    ...style,
    words: arabic.hours,
    locale: "ar",
  });
  expect(inArabic, conformanceMessage).toBe("من السبت إلى الخميس، من ٨ صباحًا إلى ٥:٣٠ مساءً");
  const support = spanText(supportHours, english.hours.spans.support, style);
  expect(support, conformanceMessage).toBe("Saturday to Thursday 8:00 AM-6:00 PM");
  expect(openWindow, conformanceMessage).toEqual({ fromHour: 8, toHour: 18 });
});

test("structured data has the specification's hours", () => {
  expect(structuredHours, conformanceMessage).toEqual([
    {
      days: ["monday", "tuesday", "wednesday", "thursday", "saturday", "sunday"],
      sessions: [{ from: 8 * 60, to: 18 * 60 }],
    },
    { days: ["friday"], sessions: [{ from: 9 * 60, to: 13 * 60 }] },
  ]);
});

test("the footer's own hours are the specification's", () => {
  expect(english.shell.footer.hours, conformanceMessage).toEqual([
    { days: "Monday to Thursday", hours: "8 AM-6 PM" },
    { days: "Friday-Saturday", hours: "9 AM-1 PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
  const figures = arabic.shell.footer.hours.map(({ hours }) => hours.match(/[٠-٩]+/g));
  expect(figures, conformanceMessage).toEqual([["٨", "٦"], ["٩", "١"], null]);
});

test("visits are arranged from Sunday to Thursday, and an examination takes 45 to 60 minutes", () => {
  const [scheduling, exam] = english.booking.expect.steps;
  expect(scheduling?.text, conformanceMessage).toContain("Sunday through Thursday");
  expect(exam?.title, conformanceMessage).toBe("Comprehensive Exam (45-60 minutes)");
});

test("booking has five branches, /branches the same without Sur, /doctors four", () => {
  expect(bookingBranchIds, conformanceMessage).toEqual([
    "main",
    "sohar",
    "salalah",
    "nizwa",
    "sur",
  ]);
  expect(contactBranchIds, conformanceMessage).toEqual(["main", "sohar", "salalah", "nizwa"]);
  expect(doctorsBranchIds, conformanceMessage).toEqual(["qurum", "sohar", "salalah", "nizwa"]);
  expect(english.branchesPage.hero.title.join(" "), conformanceMessage).toContain("4 locations");
});

test("the main branch has the position and the map search of the specification", () => {
  const place = { latitude: 23.6102, longitude: 58.5405 };
  expect(branchFacts.main, conformanceMessage).toMatchObject(place);
  expect(clinic.region, conformanceMessage).toEqual({ code: "OM-MA", place: "Muscat", ...place });
  const map = new URL(branches.main.mapUrl).searchParams.get("query");
  expect(map, conformanceMessage).toBe("Qurum, Muscat, Oman");
});

test.each([
  ["main", ["LASIK Surgery", "Cataract Surgery", "Retinal Care"]],
  ["sohar", ["General Eye Care", "LASIK Surgery", "Contact Lens Fitting"]],
  ["salalah", ["Comprehensive Eye Exams", "Glaucoma Treatment", "Dry Eye Management"]],
  ["nizwa", ["Routine Eye Care", "Vision Correction", "Eye Health Checkups"]],
  ["sur", ["Complete Eye Care", "Vision Testing", "Optical Services"]],
] as const)("the specialties of %s are the specification's, word for word", (id, three) => {
  expect(english.branches[id].specialties, conformanceMessage).toEqual(three);
});
