import { pathOf } from "~/content/data/pages.ts";
import type { ResultKind } from "~/content/search.types.ts";
import { addConceptResults, addProviders, addSignResults, offeredBy } from "./concept-results.ts";
import type { Hit, SearchIndexes } from "./search-index.ts";
import { conceptOf, normalizePhrase, parseQuery, type SearchQuery } from "./search-terms.ts";
import type { MatchedTriageLine } from "./warning-sign-matcher.ts";
import { searchBodies, searchWords } from "./word-hits.ts";

/** The weight of a match by the kind of its result. Most visitors look for treatments. */
const kindWeights: Record<ResultKind, number> = {
  treatment: 1.5,
  doctor: 1.2,
  branch: 1.2,
  page: 1,
  question: 0.9,
  article: 0.8,
};

/** The additional weight of a result whose whole title was typed. */
const exactTitleWeight = 10;

/** The additional weight of a doctor if a typed word is the beginning of the doctor's name. */
const personNameWeight = 4;

/** The weight of a match in the body only: below every match in a title or a summary. */
const bodyWeight = 0.3;

/** Hits with the sum of their weights, each address once. */
class WeightedHits {
  readonly #hits = new Map<string, Hit & { weight: number }>();

  add(hit: Hit, weight: number): void {
    const known = this.#hits.get(hit.entry.path);
    if (known) known.weight += weight;
    else this.#hits.set(hit.entry.path, { ...hit, weight });
  }

  has({ entry }: Hit): boolean {
    return this.#hits.has(entry.path);
  }

  /** The greatest weight first. */
  sorted(): Hit[] {
    return [...this.#hits.values()].sort((one, other) => other.weight - one.weight);
  }
}

/**
 * All hits of a query, the best first. Every part of the query must match; when nothing matches all parts, some are
 * enough, except below the line "Now". The results of a concept are included, except below that line, and doctors or
 * branches that do not offer it are excluded. `lines` are those of the triage in the query.
 */
export function rankHits(
  typed: string,
  lines: readonly MatchedTriageLine[],
  { indexes, bodies }: SearchIndexes,
): Hit[] {
  const query = parseQuery(typed);
  const concepts = query.concepts.flatMap((term) => conceptOf(term) ?? []);
  const found = new WeightedHits();
  const isNow = lines[0]?.urgency === "now";
  addTextMatches(found, { typed, query, indexes, bodies, exact: isNow });
  const terms = new Set(query.concepts);
  const addKey = (key: string, weight: number) => {
    const entry = indexes.map((index) => index.find(key)).find((one) => one !== undefined);
    if (entry) found.add({ entry, score: 0, terms, titles: [] }, weight);
  };
  addSignResults(lines, addKey);
  const treated = concepts.flatMap(({ specialties }) =>
    specialties ? [offeredBy(specialties)] : [],
  );
  // No treatment, doctor or branch is recommended to a person with a sign for an emergency department.
  if (!isNow) {
    addConceptResults(concepts, addKey);
    if (treated.length > 0) addProviders(concepts, addKey);
  }
  // A concept whose results are the doctors and one other page is about no person in particular.
  const excludesDoctors =
    query.words.length === 0 &&
    concepts.some(({ leadsTo }) => leadsTo.length === 2 && leadsTo[0] === "doctors");
  return found.sorted().filter(
    ({ entry }) =>
      treated.every((isOffered) => isOffered(entry)) &&
      !(excludesDoctors && entry.subject.kind === "doctor") &&
      // Games and their tests of sight are no answer to a sign for an emergency department.
      !(isNow && entry.path === pathOf("games")),
  );
}

/** Adds the entries whose titles, summaries or bodies match the words of a query. */
function addTextMatches(
  found: WeightedHits,
  {
    typed,
    query,
    indexes,
    bodies,
    exact,
  }: SearchIndexes & { typed: string; query: SearchQuery; exact: boolean },
): void {
  const typedTitle = normalizePhrase(typed);
  const inBodies = searchBodies(query, bodies);
  const isInBody = (word: string) => inBodies.length > 0 && bodies.has(word);
  for (const hits of searchWords(query, indexes, { isInBody, exact })) {
    // Scores of two indexes cannot be compared, so each is divided by the best of its index.
    const best = hits[0]?.score ?? 1;
    for (const hit of hits) {
      const isNamed = hit.titles.includes(typedTitle);
      const isPerson = hit.entry.subject.kind === "doctor" && isNamedBy(hit, query.words);
      const further = isNamed ? exactTitleWeight : isPerson ? personNameWeight : 0;
      found.add(hit, (hit.score / best) * kindWeights[hit.entry.subject.kind] + further);
    }
  }
  // The words of a title can all be those of concepts, whose results are other entries.
  const titled = typedTitle ? indexes.flatMap((index) => index.listByTitle(typedTitle)) : [];
  for (const hit of titled) {
    if (!found.has(hit)) found.add(hit, exactTitleWeight);
  }
  const best = inBodies[0]?.score ?? 1;
  for (const hit of inBodies) {
    if (!found.has(hit)) found.add(hit, (hit.score / best) * bodyWeight);
  }
}

/** Whether one of the words is a name in a title or its beginning. */
function isNamedBy({ titles }: Hit, words: readonly string[]): boolean {
  const names = titles.flatMap((title) => title.split(" "));
  return names.some((name) => words.some((word) => name.startsWith(word)));
}
