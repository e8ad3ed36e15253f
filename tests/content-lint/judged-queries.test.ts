import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { listBranchesFor } from "../../app/content/data/treatment-facts.ts";
import { content as english } from "../../app/content/en/content.ts";
import { searchSite } from "../../app/features/search/search.ts";
import type { SearchEntry } from "../../app/features/search/search-entry.ts";
import { SearchIndex } from "../../app/features/search/search-index.ts";
import { listSiteEntries } from "../../app/features/search/site-entries.server.ts";
import { readSeedArticles } from "../../tools/articles/seed-articles.ts";
import { judgedQueries } from "../../tools/judged-queries.ts";

/** The mean reciprocal rank of the first wanted result that the whole table must reach. */
const minRank = 0.95;

const articles = new SearchIndex();
const bodies = new SearchIndex();
for (const article of readSeedArticles()) {
  const { slug, title_en, title_ar, excerpt_en, excerpt_ar, category } = article;
  const entry: SearchEntry = {
    subject: { kind: "article", id: slug, image: null },
    path: pathOf("article", slug),
    shown: {
      en: { title: title_en, text: excerpt_en },
      ar: { title: title_ar, text: excerpt_ar },
    },
    keywords: [category],
    concepts: [],
  };
  articles.put(entry);
  bodies.put(entry, [article.content_en, article.content_ar]);
}
const site = new SearchIndex(listSiteEntries({ en: english, ar: arabic }));
const searched = { indexes: [site, articles], bodies };

const answers = judgedQueries.map((one) => {
  const { groups, lines } = searchSite(one.query, searched);
  return { ...one, lines, results: groups.flatMap(({ hits }) => hits.map(({ entry }) => entry)) };
});

test(`the wanted results have a mean reciprocal rank above ${minRank}`, () => {
  const places = answers
    .filter(({ wanted }) => !wanted.includes("*"))
    .map(({ query, wanted, results }) => ({
      query,
      place: results.findIndex(({ path }) => wanted.includes(path)) + 1,
      first: results[0]?.path,
    }));
  const rank = places.reduce((sum, { place }) => sum + (place && 1 / place), 0) / places.length;
  expect(places.length).toBeGreaterThan(140);
  expect(
    rank,
    JSON.stringify(
      places.filter(({ place }) => place !== 1),
      null,
      1,
    ),
  ).toBeGreaterThan(minRank);
});

test("a query with a sign shows its line of the triage, and no other query shows a line", () => {
  const wrong = answers
    .map(({ query, line, lines }) => ({ query, line, shown: lines[0]?.urgency ?? "-" }))
    .filter(({ line, shown }) => line !== shown);
  expect(wrong).toEqual([]);
});

test("no branch is offered for a treatment that it does not offer", () => {
  for (const treatment of serviceIds) {
    const offering = listBranchesFor(treatment).map(({ id }) => id);
    for (const { query, wanted, results } of answers) {
      if (wanted[0]?.split("#")[0] !== pathOf(treatment)) continue;
      for (const { subject } of results) {
        if (subject.kind === "branch") expect(offering, query).toContain(subject.id);
      }
    }
  }
});
