import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { addDays } from "~/i18n/calendar-days.ts";
import { dropsCalendar } from "./drops-calendar.ts";
import type { Regimen } from "./regimen.ts";
import { anyRegimen } from "./regimen-fixture.ts";
import { dosesOn } from "./timetable.ts";

const firstDate = "2026-12-20";
const days = 400;

const context = {
  titleOf: ({ id }: { id: string }) => id,
  today: firstDate,
  host: "clinic.example",
  instant: Date.UTC(2026, 10, 25, 6),
};

/** All occurrences up to a date, as an independent parser computes them: "2026-12-31T07:00:00 rosa". */
function occurrences(regimen: Regimen, until: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(dropsCalendar(regimen, context)));
  return calendar.getAllSubcomponents("vevent").flatMap((component) => {
    const event = new ICAL.Event(component);
    const found: string[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.toString() < until; next = iterator.next()) {
      found.push(`${next.toString()} ${event.summary}`);
    }
    return found;
  });
}

function doses(regimen: Regimen, until: string): string[] {
  return Array.from({ length: days }, (_, index) => addDays(firstDate, index))
    .flatMap((date) =>
      dosesOn(regimen, date).map(({ minute, dropId }) => {
        const time = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000);
        return `${time.toISOString().slice(0, 19)} ${dropId}`;
      }),
    )
    .filter((dose) => dose < until);
}

// REQ-DROPS-7
test("an independent parser finds the doses of the timetable in the calendar", () => {
  const until = addDays(firstDate, days);
  const small = anyRegimen.filter(({ drops }) => drops.length <= 3);
  fc.assert(
    fc.property(small, (regimen) => {
      expect(occurrences(regimen, until).sort()).toEqual(doses(regimen, until).sort());
    }),
    { numRuns: 15 },
  );
});

// REQ-DROPS-7
test("each entry has an alarm at its time, and is in the time of Oman", () => {
  fc.assert(
    fc.property(anyRegimen, (regimen) => {
      const calendar = new ICAL.Component(ICAL.parse(dropsCalendar(regimen, context)));
      for (const entry of calendar.getAllSubcomponents("vevent")) {
        expect(entry.getFirstProperty("dtstart")?.getParameter("tzid")).toBe("Asia/Muscat");
        const alarm = entry.getFirstSubcomponent("valarm");
        const trigger = ICAL.Duration.fromString(String(alarm?.getFirstPropertyValue("trigger")));
        expect(trigger.toSeconds()).toBe(0);
      }
    }),
    { numRuns: 20 },
  );
});
