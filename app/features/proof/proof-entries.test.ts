import { expect, test } from "vitest";
import { proof as arabic } from "~/content/ar/proof.ts";
import type { ProgramResult, Verification } from "~/content/data/verification.ts";
import { proof } from "~/content/en/proof.ts";
import { findNewestDay, listDeviations, listMutatedParts, listPrograms } from "./proof-entries.ts";

const result: ProgramResult = {
  name: "Checker",
  version: "1.2",
  scope: "pages",
  open: 2,
  explained: [
    { reason: "one", count: 40 },
    { reason: "other", count: 3 },
  ],
  day: "2026-11-20",
};

const results: Verification = {
  addresses: 90,
  programs: {
    "power-loss": { ...result, day: "2026-11-22" },
    links: result,
    "mutation-search": { ...result, day: "2026-11-21", changes: { all: 1000, detected: 999 } },
    "mutation-limits": result,
  },
  asvs: {
    version: "5.0.0",
    proved: 3,
    notApplicable: 2,
    deviating: 1,
    deviations: { logs: 1, sessions: 0 },
  },
};

const nothing: Verification = { ...results, programs: {} };

// REQ-PROOF-3
test("programs with a result are listed with their numbers, and have a name in the language", () => {
  const [links, powerLoss, ...others] = listPrograms(results, arabic.programs);
  expect(links).toEqual({
    title: "Checker",
    detail: "1.2",
    text: arabic.programs.items.links.text,
    results: [
      { label: arabic.programs.open, value: 2 },
      { label: arabic.programs.explained, value: 43 },
    ],
  });
  expect(powerLoss?.title).toBe(arabic.programs.items["power-loss"].name);
  expect(others).toEqual([]);
  expect(listPrograms(nothing, proof.programs)).toEqual([]);
});

test("the date of the page is that of the newest result", () => {
  expect(findNewestDay(results)).toBe("2026-11-22");
  expect(findNewestDay(nothing)).toBeNull();
});

test("a share of detected changes is never rounded up", () => {
  const parts = listMutatedParts(results, proof.mutations, "en");
  expect(parts).toMatchObject([
    { title: proof.mutations.parts.search, results: [{ value: "99%" }] },
  ]);
  expect(parts[0]?.detail).toContain("1,000");
});

test("a subject without a deviating requirement is left out", () => {
  expect(listDeviations(results, proof.deviations).map(({ title }) => title)).toEqual([
    proof.deviations.items.logs.title,
  ]);
});
