import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { footerHours, schedulingDays } from "~/content/data/hours.ts";
import { content as english } from "~/content/en/content.ts";
import { dayShift, fixtureArabic, fixtureWords, twoSessions } from "./hours-fixture.ts";
import { dayText, type HoursStyle, sessionText, spanText, timeText } from "./hours-text.ts";

const en = { words: fixtureWords, locale: "en", notation: "12-hour" } satisfies HoursStyle;
const ar = { words: fixtureArabic, locale: "ar", notation: "12-hour" } satisfies HoursStyle;

test("a day reads as its sessions one after the other, a closed one as its word", () => {
  expect(dayText(dayShift, en)).toBe("8:00 AM-6:00 PM");
  expect(dayText(twoSessions, en)).toBe("8:30 AM-1:00 PM, 4:30-9:00 PM");
  expect(dayText([], en)).toBe("Closed");
  expect(dayText(twoSessions, { ...en, notation: "24-hour" })).toBe("8:30-13:00, 16:30-21:00");
  expect(dayText(dayShift, { ...en, notation: "12-hour-short" })).toBe("8 AM-6 PM");
  expect(dayText(twoSessions, { ...en, notation: "12-hour-short" })).toBe(
    "8:30 AM-1 PM, 4:30-9 PM",
  );
});

test("the same hours read in Arabic words and digits", () => {
  expect(dayText(twoSessions, ar)).toBe("٨:٣٠ صباحًا – ١ ظهرًا، ٤:٣٠ – ٩ مساءً");
  expect(dayText([], ar)).toBe("مغلق");
  expect(dayText(dayShift, { ...ar, notation: "24-hour" })).toBe("٨ صباحًا – ٦ مساءً");
});

test("an Arabic time names its part of the day", () => {
  expect([0, 239, 240, 719, 720, 899, 900, 1439].map((minute) => timeText(minute, ar))).toEqual([
    "١٢ ليلًا",
    "٣:٥٩ ليلًا",
    "٤ صباحًا",
    "١١:٥٩ صباحًا",
    "١٢ ظهرًا",
    "٢:٥٩ ظهرًا",
    "٣ مساءً",
    "١١:٥٩ مساءً",
  ]);
});

test("noon and midnight are twelve o'clock", () => {
  expect([0, 720, 1425].map((minute) => timeText(minute, en))).toEqual([
    "12:00 AM",
    "12:00 PM",
    "11:45 PM",
  ]);
});

test("the end of the day is midnight, and the part of the day is then written for both ends", () => {
  const late = { from: 9 * 60 + 30, to: 24 * 60 };
  expect(sessionText(late, en)).toBe("9:30 AM-12:00 AM");
  expect(sessionText(late, ar)).toBe("٩:٣٠ صباحًا – ١٢ ليلًا");
  expect(sessionText({ ...late, from: 0 }, ar)).toBe("١٢ ليلًا – ١٢ ليلًا");
  expect(sessionText(late, { ...en, notation: "24-hour" })).toBe("9:30-24:00");
});

test("the part of the day is written once when both ends share it, in Arabic too", () => {
  expect(sessionText({ from: 540, to: 660 }, en)).toBe("9:00-11:00 AM");
  expect(sessionText({ from: 540, to: 660 }, ar)).toBe("٩ – ١١ صباحًا");
});

test("a range of days fills in its template", () => {
  const span = {
    first: "saturday",
    last: "thursday",
    session: { from: 8 * 60, to: 17 * 60 + 30 },
  } as const;
  expect(spanText(span, fixtureWords.spans.banner, en)).toBe(
    "Saturday to Thursday, 8:00 AM to 5:30 PM",
  );
  expect(spanText(span, "من {from} إلى {to}", ar)).toBe("من ٨ صباحًا إلى ٥:٣٠ مساءً");
});

const contents = [
  ["en", english],
  ["ar", arabic],
] as const;

test.each(contents)("the footer's words in %s are the footer's hours", (locale, own) => {
  const style = { words: own.hours, locale, notation: "12-hour-short" } as const;
  expect(
    own.shell.footer.hours.map(({ hours }) => hours),
    "footer.hours in app/content/*/shell.ts and footerHours in app/content/data/hours.ts",
  ).toEqual(footerHours.map(({ sessions }) => dayText(sessions, style)));
});

test.each(contents)("the first step of a visit in %s names the days of the facts", (_, own) => {
  const { first, last } = schedulingDays;
  const text = own.booking.expect.steps[0]?.text ?? "";
  const places = [first, last].map((day) => text.indexOf(own.hours.weekdays[day]));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
