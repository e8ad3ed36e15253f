import { expect, test } from "vitest";
import { content as arabic } from "../ar/content.ts";
import type { Content } from "../content.types.ts";
import { content as english } from "../en/content.ts";
import { lensIds, methodFamilies } from "./comparison-facts.ts";
import {
  listServicesOf,
  relatedArticles,
  serviceFigures,
  serviceOptions,
} from "./service-facts.ts";
import { serviceIds } from "./services.ts";

const contents: readonly Content[] = [english, arabic];

test("the overview counts as many specialties as there are service pages", () => {
  expect(serviceFigures.find(({ key }) => key === "specialties")?.value).toBe(serviceIds.length);
});

test.each(serviceIds)("the tables of %s have the same rows in both languages", (id) => {
  for (const { servicePages } of contents) {
    const rows = servicePages[id].options.map((group) => [
      group.id,
      group.items.map((item) => item.id),
    ]);
    expect(
      Object.fromEntries(rows),
      "the rows are those of service-facts.ts, in its order",
    ).toEqual(serviceOptions[id]);
  }
});

test.each(serviceIds)(
  "all options of %s name the patients they suit, or all name their kind",
  (id) => {
    for (const { servicePages } of contents) {
      for (const { bestFor, items } of servicePages[id].options) {
        const filled = (key: "bestFor" | "tag") => items.filter((item) => item[key]).length;
        expect(filled("bestFor")).toBe(bestFor ? items.length : 0);
        expect(filled("tag")).toBe(bestFor ? 0 : items.length);
      }
    }
  },
);

test("each of the six laser methods is in one family", () => {
  expect(Object.values(methodFamilies).flat().sort()).toEqual(
    [...serviceOptions["lasik-surgery"].methods].sort(),
  );
});

test("the table of lenses lists each of the eleven lenses, in the same order", () => {
  expect(lensIds).toEqual(serviceOptions["cataract-surgery"].lenses);
});

test("each lens has a name, an effect and the patients it suits", () => {
  for (const { servicePages } of contents) {
    const items = servicePages["cataract-surgery"].options.flatMap((group) => group.items);
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
    expect(items.every(({ description, bestFor }) => description && bestFor)).toBe(true);
  }
});

test("every service page has four key facts, a question or more, and a visit sheet of five items or more", () => {
  for (const { servicePages } of contents) {
    for (const { facts, questions, visitSheet } of Object.values(servicePages)) {
      expect(facts).toHaveLength(4);
      expect(questions.length).toBeGreaterThanOrEqual(1);
      expect(visitSheet.items.length).toBeGreaterThanOrEqual(5);
    }
  }
});

test("an article belongs to the treatments that lead to it, and to no other", () => {
  const links = serviceIds.flatMap((id) => relatedArticles[id].map(({ slug }) => [id, slug]));
  const slugs = new Set(links.map(([, slug = ""]) => slug));
  const found = [...slugs].flatMap((slug) => listServicesOf(slug).map((id) => [id, slug]));
  expect(found.toSorted()).toEqual(links.toSorted());
  expect(listServicesOf("no-such-article")).toEqual([]);
});
