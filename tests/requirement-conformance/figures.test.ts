// Content of the specification. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { branchFacts } from "../../app/content/data/branch-facts.ts";
import { clinic } from "../../app/content/data/clinic.ts";
import { aboutFigures, bookingFigures } from "../../app/content/data/figures.ts";
import { insurers, planInterest } from "../../app/content/data/insurance.ts";
import { questionCategories } from "../../app/content/data/questions.ts";
import { serviceFigures } from "../../app/content/data/service-facts.ts";
import { patientsTreated, statistics } from "../../app/content/data/statistics.ts";
import { timeline } from "../../app/content/data/timeline.ts";
import { content as english } from "../../app/content/en/content.ts";
import { statisticText } from "../../app/features/statistics/statistic-text.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { readSeedArticles } from "../../tools/articles/seed-articles.ts";
import { conformanceMessage } from "./conformance-message.ts";

test("the four statistics have the specification's values", () => {
  expect(
    statistics.map(({ key, value, suffix }) => [key, value, suffix]),
    conformanceMessage,
  ).toEqual([
    ["procedures", 200_000, "+"],
    ["satisfaction", 99, "%"],
    ["years", 18, "+"],
    ["surgeons", 11, ""],
  ]);
  const shown = (locale: Locale) => {
    const { thousand } = (locale === "en" ? english : arabic).home.statistics;
    return statistics.map((statistic) => statisticText(statistic, locale, thousand));
  };
  expect(shown("en"), conformanceMessage).toEqual(["200K+", "99%", "18+", "11"]);
  // The specification leaves the order of digits and sign open (REQ-TYPE-8).
  expect(shown("ar"), conformanceMessage).toEqual(["+٢٠٠ ألف", "٩٩٪\u061c", "+١٨", "١١"]);
});

test("the figures of /about have the specification's values", () => {
  expect(
    aboutFigures.map(({ key, value, suffix }) => [key, value, suffix]),
    conformanceMessage,
  ).toEqual([
    ["procedures", 100_000, "+"],
    ["success", 99, "%"],
    ["surgeons", 11, ""],
    ["staff", 130, "+"],
    ["years", 18, "+"],
  ]);
});

test("the claims of /book-consultation have the specification's values", () => {
  expect(
    bookingFigures.map(({ key, value, suffix }) => [key, value, suffix]),
    conformanceMessage,
  ).toEqual([
    ["patients", 50_000, "+"],
    ["years", 15, "+"],
    ["branches", 5, ""],
  ]);
});

test("the services overview has the specification's four figures", () => {
  expect(
    serviceFigures.map(({ key, value, suffix }) => `${value}${suffix} ${key}`),
    conformanceMessage,
  ).toEqual(["6 specialties", "20+ procedures", "10+ doctors", "18+ years"]);
});

test("the clinic was founded in 2007", () => {
  expect(clinic.foundingYear, conformanceMessage).toEqual({ value: 2007, sample: false });
});

test("the timeline has the specification's openings in order, the latest in amber", () => {
  expect(
    timeline.map(({ branch, year }) => [branch, year]),
    conformanceMessage,
  ).toEqual([
    ["main", 2007],
    ["sohar", 2010],
    ["salalah", 2011],
    ["nizwa", 2015],
    ["sur", 2023],
  ]);
  expect(timeline.map(({ colour }) => colour).indexOf("amber"), conformanceMessage).toBe(4);
});

test("150,000 patients are counted", () => {
  expect(patientsTreated, conformanceMessage).toBe(150_000);
});

test("staff counts are the specification's", () => {
  const counts = Object.values(branchFacts).map(({ staff }) => staff);
  expect(counts, conformanceMessage).toEqual([50, 25, 20, 15, 18]);
});

test("the insurers are those of the specification, in its order, and the plan has no interest", () => {
  const names = insurers.map(({ name }) => name);
  expect(names, conformanceMessage).toEqual(["OQIC", "MetLife", "Liva", "GIG Gulf"]);
  expect(planInterest, conformanceMessage).toBe(0);
});

test("the terms ask for 24 hours' notice of a cancellation, at the top and in the section on it", () => {
  for (const [{ terms }, hours] of [
    [english, "24 hours"],
    [arabic, "٢٤ ساعة"],
  ] as const) {
    expect(terms.keyFacts.map(({ title }) => title).join(" "), conformanceMessage).toContain(hours);
    expect(terms.sections.cancellation.content.join(" "), conformanceMessage).toContain(hours);
  }
});

test("there are twelve questions in seven categories, and twelve articles in a new database", () => {
  expect(questionCategories, conformanceMessage).toHaveLength(7);
  for (const { questions } of [english, arabic])
    expect(questions, conformanceMessage).toHaveLength(12);
  expect(readSeedArticles(), conformanceMessage).toHaveLength(12);
});
