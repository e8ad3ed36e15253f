import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/i18n/calendar-days.ts";
import { datedSteps, type Regimen } from "./regimen.ts";
import { anyRegimen, dropOf, regimenOf } from "./regimen-fixture.ts";
import { problemsOf } from "./regimen-problems.ts";
import { dosesOn, nextChange, nextDose } from "./timetable.ts";

const dayLength = 24 * 60;

/** Each first and last day of a step, and the days beside them: every other day has the doses of one of these. */
function datesAroundChanges({ drops }: Regimen): string[] {
  const days = drops
    .flatMap(datedSteps)
    .flatMap(({ from, to }) => [from, to ?? addDays(from, 400)]);
  return [...new Set(days.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]))].sort();
}

function isFeasible(regimen: Regimen): boolean {
  return !problemsOf(regimen, "2026-12-20").some(({ kind }) => kind === "day-too-short");
}

const feasibleRegimen = anyRegimen.filter(isFeasible);

// REQ-DROPS-4
test("no two doses of a day or of two days in a row are nearer than five minutes", () => {
  fc.assert(
    fc.property(feasibleRegimen, (regimen) => {
      for (const date of datesAroundChanges(regimen)) {
        const after = dosesOn(regimen, addDays(date, 1)).map(({ minute }) => minute + dayLength);
        const times = [...dosesOn(regimen, date).map(({ minute }) => minute), ...after];
        for (const [index, time] of times.entries()) {
          if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(5);
        }
      }
    }),
  );
});

// REQ-DROPS-3
test("no dose is outside the hours awake, also when bedtime is after midnight", () => {
  fc.assert(
    fc.property(feasibleRegimen, (regimen) => {
      const { wakeMinute, sleepMinute } = regimen;
      const bed = sleepMinute < wakeMinute ? sleepMinute + dayLength : sleepMinute;
      for (const { minute } of datesAroundChanges(regimen).flatMap((date) =>
        dosesOn(regimen, date),
      )) {
        expect(minute).toBeGreaterThanOrEqual(wakeMinute);
        expect(minute).toBeLessThanOrEqual(bed);
      }
    }),
  );
});

// REQ-DROPS-3
test("each drop has as many doses as its step of the day asks for, and none outside its dates", () => {
  fc.assert(
    fc.property(anyRegimen, (regimen) => {
      for (const date of datesAroundChanges(regimen)) {
        const doses = dosesOn(regimen, date);
        for (const { id, start, steps } of regimen.drops) {
          // The step of the day, by counting days instead of by the dates of the steps. No plan has 5,000 days.
          const days = steps.flatMap(({ timesADay, days: length }) =>
            Array<number>(length ?? 5000).fill(timesADay),
          );
          const index = (Date.parse(date) - Date.parse(start)) / 86_400_000;
          expect(doses.filter(({ dropId }) => dropId === id).length).toBe(days[index] ?? 0);
        }
      }
    }),
  );
});

// REQ-DROPS-3
test("a drop alone is spread evenly, and drops with the same frequency share their times", () => {
  const regimen = regimenOf(
    dropOf("rosa", "2026-11-25", [6, 7], [4, 7], [2, 7]),
    dropOf("alba", "2026-11-25", [3, 14]),
    dropOf("marina", "2026-11-25", [2, null]),
  );
  expect(timesOf(regimen, "2026-11-25")).toEqual([
    "07:00 rosa",
    "07:05 alba",
    "07:10 marina",
    "10:00 rosa",
    "13:00 rosa",
    "14:30 alba",
    "16:00 rosa",
    "19:00 rosa",
    "22:00 rosa",
    "22:05 alba",
    "22:10 marina",
  ]);
});

// REQ-DROPS-4
test("the times of a step stay when another drop ends", () => {
  const regimen = regimenOf(
    dropOf("short", "2026-12-31", [4, 1]),
    dropOf("long", "2026-12-31", [4, null]),
  );
  const times = ["07:05 long", "12:05 long", "17:05 long", "22:05 long"];
  expect(timesOf(regimen, "2026-12-31").filter((time) => time.endsWith("long"))).toEqual(times);
  expect(timesOf(regimen, "2027-01-01")).toEqual(times);
});

// REQ-DROPS-3
test("a drop once a day is in the morning, or in the evening when the prescription says so", () => {
  const morning = dropOf("morning", "2026-11-25", [1, null]);
  const evening = dropOf("evening", "2026-11-25", [1, null]);
  const steps = [{ timesADay: 1, days: null, onceAt: "evening" as const }];
  const times = timesOf(regimenOf(morning, { ...evening, steps }), "2026-11-25");
  expect(times).toEqual(["07:00 morning", "22:00 evening"]);
});

// REQ-DROPS-6
test("the next dose is found by Oman's clock, over midnight, and over days without drops", () => {
  const drops = [dropOf("first", "2026-12-31", [2, 1]), dropOf("later", "2027-02-01", [1, 1])];
  const late = { drops, wakeMinute: 10 * 60, sleepMinute: 2 * 60 };
  const next = (time: string) => {
    const dose = nextDose(late, Date.parse(`${time}+04:00`));
    return dose && `${dose.date} ${clock(dose.minute)} ${dose.dropId}`;
  };
  expect(next("2026-12-01T12:00")).toBe("2026-12-31 10:30 first");
  expect(next("2026-12-31T10:30")).toBe("2026-12-31 10:30 first");
  expect(next("2026-12-31T10:31")).toBe("2026-12-31 25:30 first");
  expect(next("2027-01-01T01:30")).toBe("2026-12-31 25:30 first");
  expect(next("2027-01-01T01:31")).toBe("2027-02-01 10:30 later");
  expect(next("2027-02-01T10:31")).toBeNull();
});

// REQ-DROPS-6
test("the next change names all drops that begin, change or have ended on the first such date", () => {
  const regimen = regimenOf(
    dropOf("steroid", "2028-02-22", [4, 7], [2, 7]),
    dropOf("antibiotic", "2028-02-22", [4, 7]),
    dropOf("later", "2028-03-01", [1, null]),
  );
  expect(nextChange(regimen, "2028-02-22")).toEqual({
    date: "2028-02-29",
    changes: [
      { kind: "step", dropId: "steroid", step: 1, timesADay: 2 },
      { kind: "end", dropId: "antibiotic" },
    ],
  });
  expect(nextChange(regimen, "2028-02-29")?.date).toBe("2028-03-01");
  expect(nextChange(regimen, "2028-03-01")).toEqual({
    date: "2028-03-07",
    changes: [{ kind: "end", dropId: "steroid" }],
  });
  expect(nextChange(regimen, "2028-03-07")).toBeNull();
});

function timesOf(regimen: Regimen, date: string): string[] {
  return dosesOn(regimen, date).map(({ minute, dropId }) => `${clock(minute)} ${dropId}`);
}

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
