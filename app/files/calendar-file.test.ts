import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const context = { host: "clinic.example", instant: Date.UTC(2026, 10, 25, 6) };

const visit: CalendarEvent = {
  id: "visit-1",
  date: "2026-11-29",
  start: 17 * 60,
  length: 60,
  title: "موعد عيون، أورورا، صحار",
  location: "Sohar, North Al Batinah; Oman",
  description: `${"أحضر النظارة والوصفات السابقة، ".repeat(12)}\nTel: +968`,
  url: "https://maps.example/?q=Sohar",
  alarm: { text: "Tomorrow", minutesBefore: 24 * 60 },
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents("vevent");
  if (!event) throw new Error("The file has no event");
  return { calendar, event: new ICAL.Event(event), component: event };
}

// REQ-VISIT-5
test("an independent parser reads the same entry, at the time of Oman, with its alarm", () => {
  const { calendar, event, component } = read(calendarFile([visit], context));
  expect(event.summary).toBe(visit.title);
  expect(event.location).toBe(visit.location);
  expect(event.description).toBe(visit.description);
  expect(event.startDate.toString()).toBe("2026-11-29T17:00:00");
  expect(component.getFirstProperty("dtstart")?.getParameter("tzid")).toBe("Asia/Muscat");
  const zone = calendar.getFirstSubcomponent("vtimezone");
  expect(zone?.getFirstPropertyValue("tzid")).toBe("Asia/Muscat");
  expect(event.duration.toSeconds()).toBe(60 * 60);
  const alarm = component.getFirstSubcomponent("valarm");
  const trigger = ICAL.Duration.fromString(String(alarm?.getFirstPropertyValue("trigger")));
  expect(trigger.toSeconds()).toBe(-24 * 60 * 60);
});

test("any text survives, in lines of at most 75 bytes", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = calendarFile([{ ...visit, title, description }], context);
      const lines = file.split("\r\n");
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character may be in a calendar.
      const clean = (value: string) => value.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, "");
      const { event } = read(file);
      expect(event.summary ?? "").toBe(clean(title));
      expect(event.description ?? "").toBe(clean(description));
    }),
  );
});

test("the last minutes of a leap day and of a year have their date and time", () => {
  for (const date of ["2028-02-29", "2026-12-31"]) {
    const { event } = read(calendarFile([{ ...visit, date, start: 23 * 60 + 59 }], context));
    expect(event.startDate.toString()).toBe(`${date}T23:59:00`);
  }
});
