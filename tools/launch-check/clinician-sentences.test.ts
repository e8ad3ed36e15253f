import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { confirmed, sample } from "../../app/content/data/fact.ts";
import { content as english } from "../../app/content/en/content.ts";
import type { ServicePageWords } from "../../app/content/services.types.ts";
import { listClinicianSentences } from "./clinician-sentences.ts";

const given = {
  triage: confirmed(""),
  risks: confirmed(""),
  comparisons: confirmed(""),
  views: confirmed(""),
  visit: confirmed(""),
  drops: confirmed(""),
};

test.each([
  ["en", english],
  ["ar", arabic],
] as const)("each sentence on risks in %s is listed for approval", (_, content) => {
  const lines = listClinicianSentences({ ...given, risks: sample("") }, content);
  for (const { risks } of Object.values(content.servicePages))
    expect(lines).toEqual(expect.arrayContaining(Object.values(risks).flat()));
  expect(lines).toContain(content.servicePageFrame.risks.lead);
  expect(lines).not.toContain(content.triage.now.action);
});

test.each([
  ["en", english],
  ["ar", arabic],
] as const)("each sign of an emergency box in %s is listed for approval, once", (_, content) => {
  const lines = listClinicianSentences({ ...given, triage: sample("") }, content);
  for (const { after } of Object.values<ServicePageWords>(content.servicePages))
    for (const sign of Object.values(after.emergency ?? {}).flat())
      expect(lines.filter((line) => line === sign)).toHaveLength(1);
});

test.each([
  ["en", english],
  ["ar", arabic],
] as const)("each cell of the comparisons in %s is listed for approval", (_, content) => {
  const lines = listClinicianSentences({ ...given, comparisons: sample("") }, content);
  for (const { uses } of content.servicePages["cataract-surgery"].options)
    for (const name of Object.values(uses.names))
      expect(lines.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
  for (const { families } of content.servicePages["lasik-surgery"].options)
    for (const aspect of Object.values(families.aspects))
      expect(lines).toEqual(expect.arrayContaining(Object.values(aspect)));
});

test.each([
  ["en", english],
  ["ar", arabic],
] as const)(
  "each sentence of the views and figures in %s is listed for approval, once",
  (_, content) => {
    const lines = listClinicianSentences({ ...given, views: sample("") }, content);
    const { home, treatments, lenses, note } = content.views;
    for (const part of [home, lenses, ...Object.values(treatments)])
      for (const { sentence } of Object.values<{ sentence: string }>(part.states))
        expect(lines.filter((line) => line === sentence)).toHaveLength(1);
    expect(lines).toContain(note);
    for (const { light } of Object.values(content.servicePages))
      for (const sentence of Object.values(light))
        expect(lines.filter((line) => line === sentence)).toHaveLength(1);
  },
);

test("the sentence on driving is listed for approval", () => {
  for (const content of [english, arabic])
    expect(listClinicianSentences({ ...given, visit: sample("") }, content)).toEqual([
      content.visit.view.companion.driveText,
    ]);
});

test("each sentence on drops is listed for approval, also those on the nights of Ramadan", () => {
  for (const content of [english, arabic]) {
    const lines = listClinicianSentences({ ...given, drops: sample("") }, content);
    const { sheet } = content.myDrops;
    const night = content.myDropsNight;
    for (const sentence of [sheet.wait, sheet.askDoctor, night.misfit, night.reason])
      expect(lines.filter((line) => line === sentence)).toHaveLength(1);
  }
});

test("an approved sentence is not listed", () => {
  expect(listClinicianSentences(given, english)).toEqual([]);
});
