import { afterEach, expect, test, vi } from "vitest";
import { findCalendarDate, formatDateLong, formatMonths } from "./dates.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const intl = { en: format("en-US"), ar: format("ar-OM") };

function format(language: string) {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
}

test("a date is written in full in both languages", () => {
  expect(formatDateLong("2026-11-21", "en")).toBe("November 21, 2026");
  expect(formatDateLong("2026-11-21", "ar")).toBe("٢١ نوفمبر ٢٠٢٦");
});

test("the months of a few weeks are named with their years", () => {
  expect(formatMonths("2026-11-24", "2026-11-30", "en")).toBe("November 2026");
  expect(formatMonths("2026-11-28", "2026-12-04", "en")).toBe("November and December 2026");
  expect(formatMonths("2026-11-28", "2026-12-04", "ar")).toBe("نوفمبر وديسمبر ٢٠٢٦");
  expect(formatMonths("2026-12-28", "2027-01-03", "en")).toBe("December 2026 and January 2027");
});

test("every day of five years reads as Intl writes it for en-US and ar-OM", () => {
  const day = 86_400_000;
  for (let time = Date.UTC(2023, 0, 1); time < Date.UTC(2028, 2, 2); time += day) {
    const iso = new Date(time).toISOString().slice(0, 10);
    expect(formatDateLong(iso, "en")).toBe(intl.en.format(time));
    expect(formatDateLong(iso, "ar")).toBe(intl.ar.format(time));
  }
});

test.each(["2000-02-29", "2024-02-29", "2028-02-29"])("the leap day %s exists", (iso) => {
  expect(formatDateLong(iso, "en")).toBe(`February 29, ${iso.slice(0, 4)}`);
});

test.each([
  "2026-02-29",
  "1900-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-04-31",
  "2026-11-00",
  "2026-1-2",
  "21-11-2026",
  "2026-11-211",
  "yesterday",
  "",
])("%j is no date and stays as it is", (text) => {
  expect(findCalendarDate(text)).toBeNull();
  expect(formatDateLong(text, "ar")).toBe(text);
});

test.each(["Pacific/Kiritimati", "Asia/Muscat", "UTC", "America/Los_Angeles"])(
  "in the zone %s a date is the same day, also with a time behind it",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(formatDateLong("2026-11-21", "en")).toBe("November 21, 2026");
    expect(formatDateLong("2026-11-21T23:59:59-12:00", "en")).toBe("November 21, 2026");
    expect(formatDateLong("2026-01-01T00:00:00+14:00", "ar")).toBe("١ يناير ٢٠٢٦");
  },
);
