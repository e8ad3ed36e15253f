import fc from "fast-check";
import { expect, test } from "vitest";
import { branchIds } from "~/content/data/branches.ts";
import { dayParts, delays, visitPurposes, visitReasons } from "~/content/data/visit.ts";
import { locales } from "~/i18n/locale.ts";
import { companionFragment, parseVisit, type VisitState, visitFragment } from "./visit-state.ts";

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const visit: fc.Arbitrary<VisitState> = fc.record(
  {
    reason: fc.constantFrom(...visitReasons),
    branch: fc.constantFrom(...branchIds),
    answer: fc.constantFrom(...locales),
    purpose: fc.constantFrom(...visitPurposes),
    day,
    part: fc.constantFrom(...dayParts),
    insurer: fc.constantFrom("metlife" as const, "other" as const),
    isEscorted: fc.constant(true),
    needsWheelchair: fc.constant(true),
    date: day,
    time: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    late: fc.constantFrom(...delays),
  },
  { requiredKeys: ["reason", "branch", "answer"] },
);

// REQ-VISIT-3
test("the choices survive the fragment of the address", () => {
  fc.assert(
    fc.property(visit, (state) => {
      expect(parseVisit(`#${visitFragment(state)}`, "en")).toEqual(state);
    }),
  );
});

test("a hostile fragment has no effect beyond known ids, a date and a time", () => {
  const hostile = `#branch=<b>&for=blind&day=2026-02-30&date=9999-99-99&time=24:00&answer=fr&name=Salma&late=${"9".repeat(500)}`;
  expect(parseVisit(hostile, "ar")).toEqual({ reason: "book", branch: "main", answer: "ar" });
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => {
      const state = parseVisit(`#${text}`, "en");
      expect(branchIds).toContain(state.branch);
      expect(visitReasons).toContain(state.reason);
    }),
  );
});

test("the link for a companion has branch, date and time, and nothing about the patient", () => {
  fc.assert(
    fc.property(visit, (state) => {
      const names = [...new URLSearchParams(companionFragment(state)).keys()];
      expect(names.filter((name) => !["with", "branch", "date", "time"].includes(name))).toEqual(
        [],
      );
    }),
  );
});

test("midnight is a time of an appointment", () => {
  expect(companionFragment({ reason: "book", branch: "sur", answer: "en", time: 0 })).toContain(
    "time=00%3A00",
  );
});
