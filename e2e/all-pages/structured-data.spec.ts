import { expect } from "@playwright/test";
import { bookingBranchIds, contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { structuredHours } from "../../app/content/data/hours.ts";
import { type PageEntry, type PageId, pages } from "../../app/content/data/pages.ts";
import { questionsIn } from "../../app/content/data/questions.ts";
import { openingHours } from "../../app/layout/metadata/branch-nodes.ts";
import { nodesOfType, type PageHead, test } from "../support/requests/page-head.ts";
import { type Visit, visits } from "../support/visits.ts";

/** The nodes of a page besides those of every page, with their numbers. */
const additions: Partial<Record<PageId, Record<string, number>>> = {
  home: { MedicalClinic: 1, FAQPage: 1 },
  "lasik-surgery": { MedicalProcedure: 1 },
  "strabismus-surgery": { MedicalProcedure: 1 },
  "cataract-surgery": { MedicalProcedure: 1 },
  "retinal-surgery": { MedicalProcedure: 1 },
  "corneal-ring-surgery": { MedicalProcedure: 1 },
  "contact-lens": { MedicalProcedure: 1 },
  branches: { MedicalClinic: contactBranchIds.length },
  booking: { MedicalClinic: bookingBranchIds.length },
  faq: { FAQPage: 1 },
  articles: { CollectionPage: 1, BreadcrumbList: 1 },
  article: { Article: 1, BreadcrumbList: 1 },
};

const questionsShown: Partial<Record<PageId, number>> = {
  home: 4,
  faq: Object.values(questionsIn).flat().length,
};

for (const visit of visits) {
  test(`the structured data of ${visit.address} matches its content`, async ({
    readHead,
    baseURL,
  }) => {
    const head = await readHead(visit.address);
    await test.step("it has the nodes of its page type", () => describesPage(head, visit));
    await test.step("articles and breadcrumbs match the page", () =>
      matchesPageContent(head, visit, baseURL ?? ""));
    await test.step("visitors see all of its values", async () => {
      const { page: id, address } = visit;
      const choices = await Promise.all(listBranchAddresses(id, address).map(readHead));
      hasVisibleValuesOnly(head, choices);
      expectQuestions(id, nodesOfType(head.graph, "FAQPage"), head.text);
    });
    await test.step("its branches have the hours for search engines", () =>
      hasStructuredHours(head));
  });
}

function describesPage({ graph, canonical, language }: PageHead, { indexed, page: id }: Visit) {
  if (!indexed) return;
  const expectedCounts = { WebSite: 1, ...additions[id] };
  for (const [type, count] of Object.entries(expectedCounts)) {
    expect(nodesOfType(graph, type), type).toHaveLength(count);
  }
  const pageNodes = graph.filter((thing) => /WebPage$/.test(thing["@type"]));
  expect(pageNodes).toEqual([expect.objectContaining({ url: canonical[0], inLanguage: language })]);
}

function matchesPageContent(
  { graph, text, title }: PageHead,
  { locale, address }: Visit,
  origin: string,
) {
  for (const { telephone } of nodesOfType(graph, "MedicalOrganization")) {
    expect(text).toContain(telephone);
  }
  for (const article of nodesOfType(graph, "Article")) {
    expect(article.headline).toBe(title);
    expect(text).toContain(article.description);
    expect(article.inLanguage).toBe(locale);
    expect(article.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}/);
  }
  for (const collection of nodesOfType(graph, "CollectionPage")) {
    const { itemListElement } = collection.mainEntity as { itemListElement: ListItem[] };
    expect(itemListElement.length).toBeGreaterThan(0);
    for (const { name } of itemListElement) expect(text).toContain(name);
  }
  for (const trail of nodesOfType(graph, "BreadcrumbList")) {
    const steps = trail.itemListElement as ListItem[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item).toBe(`${origin}/${locale === "ar" ? "?lang=ar" : ""}`);
    expect(steps.at(-1)?.item).toBe(origin + address);
  }
}

/** `choices` are the same page with each branch selected. */
function hasVisibleValuesOnly({ graph, text }: PageHead, choices: readonly PageHead[]) {
  // The name of the page itself is its title, which the browser's tab shows.
  const shown = graph.filter((thing) => !/WebPage$/.test(thing["@type"]));
  const allWords = [text, ...choices.map((choice) => choice.text)].join(" ");
  for (const key of ["name", "telephone", "text"]) {
    // The name of a branch starts with the name of the clinic.
    const values = listValues(key, shown).flatMap((value) => value.split(" - "));
    const hidden = values.filter((value) => !allWords.includes(value));
    expect.soft(hidden, `${key} that visitors do not see`).toEqual([]);
  }
}

function hasStructuredHours({ graph }: PageHead) {
  for (const { openingHoursSpecification } of nodesOfType(graph, "MedicalClinic")) {
    expect(openingHoursSpecification).toEqual(openingHours(structuredHours));
  }
}

interface ListItem {
  position: number;
  name: string;
  item?: string;
}

/** Lists the URLs of the tabs of a page, one for each branch. */
function listBranchAddresses(id: PageId, address: string): string[] {
  const { parameters = {} }: PageEntry = pages[id];
  const joint = address.includes("?") ? "&" : "?";
  const { branch: branches = [] } = parameters;
  return typeof branches === "string"
    ? []
    : branches.map((branch) => `${address}${joint}branch=${branch}`);
}

/** Lists all values of a key at any depth of a graph. */
function listValues(key: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === "string" ? [inner] : listValues(key, inner),
  );
}

/** Expects the questions of the structured data on the page, each with one answer. */
function expectQuestions(id: PageId, nodes: Record<string, unknown>[], words: string): void {
  const questions = nodes.flatMap(
    ({ mainEntity }) => mainEntity as { name: string; acceptedAnswer: { text: string } }[],
  );
  expect(questions).toHaveLength(questionsShown[id] ?? 0);
  for (const { name, acceptedAnswer } of questions) {
    expect(words).toContain(name);
    expect(words).toContain(acceptedAnswer.text);
    expect(acceptedAnswer.text).not.toContain("{");
  }
}

// REQ-DOCTOR-11
test("the structured data contains no person", async ({ readHead }) => {
  for (const { address } of visits) {
    const { graph } = await readHead(address);
    expect([address, JSON.stringify(graph)]).toEqual([
      address,
      expect.not.stringMatching(/Physician|"Person"|\{\w+\}|example\.(com|org)/i),
    ]);
  }
});

test("every page that adds to the structured data is in the table of pages", () => {
  expect(Object.keys(additions).filter((id) => !(id in pages))).toEqual([]);
});
