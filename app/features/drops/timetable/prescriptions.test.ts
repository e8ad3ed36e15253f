import { expect, test } from "vitest";
import type { Regimen } from "./regimen.ts";
import { dropOf, regimenOf } from "./regimen-fixture.ts";
import { problemsOf } from "./regimen-problems.ts";
import { doseGroupsOn, dosesOn } from "./timetable.ts";

/** Frequent prescriptions, with timetables that were worked out by hand for a day from 6:30 to 22:30 (REQ-DROPS-3). */

function timesOf(regimen: Regimen, date: string): string {
  return dosesOn(regimen, date)
    .map(({ minute, dropId }) => {
      const minutes = String(minute % 60).padStart(2, "0");
      return `${Math.floor(minute / 60)}:${minutes} ${dropId}`;
    })
    .join(", ");
}

const afterCataract = regimenOf(
  dropOf("antibiotic", "2026-11-29", [4, 7]),
  dropOf("steroid", "2026-11-29", [4, 7], [3, 7], [2, 7], [1, 7]),
  dropOf("nsaid", "2026-11-29", [3, 28]),
);

test("after a cataract operation: an antibiotic, a tapering steroid and an anti-inflammatory drop", () => {
  expect(problemsOf(afterCataract, "2026-11-29")).toEqual([]);
  expect(timesOf(afterCataract, "2026-11-28")).toBe("");
  const firstWeek =
    "7:00 antibiotic, 7:05 steroid, 7:10 nsaid, 12:00 antibiotic, 12:05 steroid, 14:30 nsaid, 17:00 antibiotic, " +
    "17:05 steroid, 22:00 antibiotic, 22:05 steroid, 22:10 nsaid";
  expect(timesOf(afterCataract, "2026-11-29")).toBe(firstWeek);
  expect(timesOf(afterCataract, "2026-12-05")).toBe(firstWeek);
  expect(timesOf(afterCataract, "2026-12-06")).toBe(
    "7:00 steroid, 7:10 nsaid, 14:30 nsaid, 14:35 steroid, 22:00 steroid, 22:10 nsaid",
  );
  expect(timesOf(afterCataract, "2026-12-13")).toBe(
    "7:00 steroid, 7:10 nsaid, 14:30 nsaid, 22:00 steroid, 22:10 nsaid",
  );
  expect(timesOf(afterCataract, "2026-12-26")).toBe(
    "7:00 steroid, 7:10 nsaid, 14:30 nsaid, 22:10 nsaid",
  );
  expect(timesOf(afterCataract, "2026-12-27")).toBe("");
});

test("against glaucoma: one drop every night without end, beside one twice a day", () => {
  const steps = [{ timesADay: 1, days: null, onceAt: "evening" as const }];
  const nightly = { ...dropOf("nightly", "2026-11-29"), steps };
  const regimen = regimenOf(nightly, dropOf("other", "2026-11-29", [2, null]));
  expect(problemsOf(regimen, "2026-11-29")).toEqual([]);
  const times = "7:00 other, 22:00 nightly, 22:05 other";
  expect(timesOf(regimen, "2026-11-29")).toBe(times);
  expect(timesOf(regimen, "2031-02-28")).toBe(times);
});

test("for an infection: a drop every hour of two days, then six times a day, beside one three times", () => {
  const regimen = regimenOf(
    dropOf("hourly", "2026-12-30", [16, 2], [6, 5]),
    dropOf("other", "2026-12-30", [3, 7]),
  );
  expect(problemsOf(regimen, "2026-12-30")).toEqual([]);
  expect(timesOf(regimen, "2026-12-31")).toBe(
    "7:00 hourly, 7:05 other, 8:00 hourly, 9:00 hourly, 10:00 hourly, 11:00 hourly, 12:00 hourly, 13:00 hourly, " +
      "14:00 hourly, 14:30 other, 15:00 hourly, 16:00 hourly, 17:00 hourly, 18:00 hourly, 19:00 hourly, " +
      "20:00 hourly, 21:00 hourly, 22:00 hourly, 22:05 other",
  );
  expect(timesOf(regimen, "2027-01-01")).toBe(
    "7:00 hourly, 7:05 other, 10:00 hourly, 13:00 hourly, 14:30 other, 16:00 hourly, 19:00 hourly, " +
      "22:00 hourly, 22:05 other",
  );
  expect(timesOf(regimen, "2027-01-06")).toBe("");
});

test("doses that are due at the same time stay one group after a drop between them has ended", () => {
  const groupsOn = (date: string) =>
    doseGroupsOn(afterCataract, date).map((group) => group.map(({ dropId }) => dropId).join(" "));
  expect(groupsOn("2026-11-29")).toEqual([
    "antibiotic steroid nsaid",
    "antibiotic steroid",
    "nsaid",
    "antibiotic steroid",
    "antibiotic steroid nsaid",
  ]);
  expect(groupsOn("2026-12-06")).toEqual(["steroid nsaid", "nsaid steroid", "steroid nsaid"]);
});
