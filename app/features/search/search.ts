import { branchIds } from "~/content/data/branches.ts";
import { doctorIds, doctors } from "~/content/data/doctors.ts";
import type { Concept, Lead } from "~/content/data/patients-words.ts";
import { serviceIds } from "~/content/data/services.ts";
import { signLeads } from "~/content/data/sign-words.ts";
import { listBranchesWith } from "~/content/data/treatment-facts.ts";
import type { SignId } from "~/content/data/triage.ts";
import type { ResultKind } from "~/content/search.types.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { Hit, SearchIndex } from "./search-index.ts";
import { conceptOf, normalizedTitle, parseQuery } from "./search-terms.ts";
import { type NamedLine, readSigns } from "./sign-matcher.ts";
import { searchBodies, searchWords } from "./word-hits.ts";

/** The results of a query. */
export interface SearchResults {
  /** Hits by their kind, the best first; the kind of the best hit of all comes first. */
  groups: { kind: ResultKind; hits: Hit[] }[];
  total: number;
  /** The lines of the triage that apply to what was typed, the most urgent first. */
  lines: NamedLine[];
}

/** The weight of a match by the kind of its result: treatments are wanted most often. */
const kindWeights: Record<ResultKind, number> = {
  treatment: 1.5,
  doctor: 1.2,
  branch: 1.2,
  page: 1,
  question: 0.9,
  article: 0.8,
};

/** The weights of the results of a concept, by their rank in `leadsTo`. Words alone weigh 1.5 at most. */
const rankWeights = [4, 2.8, 2, 1.4];

/** The factor of a concept that names a kind of result ("price", "doctor"), beside one that names its subject. */
const resultKindFactor = 1.2;

/** The factor of a concept that only names a group of patients, beside another concept. */
const qualifierFactor = 0.5;

/** The weight of a result for a warning sign. */
const signWeight = 2;

/** The weight of a result whose whole title was typed. */
const exactTitleWeight = 10;

/** The weight of a doctor whose name, or its beginning, is among the typed words. */
const personNameWeight = 4;

/** The weight of a match in the body only: below every match in a title or a summary. */
const bodyWeight = 0.3;

/** The number of suggestions below a search field. */
const maxSuggestions = 5;

/** The indexes of a search. */
export interface SearchIndexes {
  /** Indexes of titles and summaries. No key is in two of them. */
  indexes: readonly SearchIndex[];
  /** Articles with their bodies, under the same keys. */
  bodies: SearchIndex;
}

/** Searches all indexes; the kinds are in the order of their best results. */
export function searchSite(typed: string, searched: SearchIndexes): SearchResults {
  const lines = readSigns(typed);
  const all = rank(typed, lines, searched);
  const kinds = [...new Set(all.map(({ entry }) => entry.subject.kind))];
  const groups = kinds.map((kind) => ({
    kind,
    hits: all.filter(({ entry }) => entry.subject.kind === kind),
  }));
  return { groups, total: all.length, lines };
}

/** The suggestions for a query. */
export interface SuggestedHits {
  /** Of all kinds, the best first. */
  hits: Hit[];
  /** As in `SearchResults`. */
  lines: NamedLine[];
}

/** The best few hits of all kinds. */
export function suggest(typed: string, searched: SearchIndexes): SuggestedHits {
  const lines = readSigns(typed);
  return { hits: rank(typed, lines, searched).slice(0, maxSuggestions), lines };
}

/**
 * All hits, the best first. Every part of the query must match; when nothing matches all parts, some are enough. The
 * results of a concept are always included, and doctors or branches that do not offer it are excluded.
 */
function rank(
  typed: string,
  lines: readonly NamedLine[],
  { indexes, bodies }: SearchIndexes,
): Hit[] {
  const query = parseQuery(typed);
  const concepts = query.concepts.flatMap((term) => conceptOf(term) ?? []);
  const found = new Map<string, Hit & { weight: number }>();
  const add = (hit: Hit, weight: number) => {
    const key = hit.entry.path;
    const known = found.get(key);
    found.set(key, { ...(known ?? hit), weight: (known?.weight ?? 0) + weight });
  };
  const typedTitle = normalizedTitle(typed);
  const inBodies = searchBodies(query, bodies);
  const isInBody = (word: string) => inBodies.length > 0 && bodies.has(word);
  for (const ofIndex of searchWords(query, indexes, isInBody)) {
    // Scores of two indexes cannot be compared; how far a hit is behind the best of its own can.
    const best = ofIndex[0]?.score ?? 1;
    for (const hit of ofIndex) {
      const isNamed = hit.titles.includes(typedTitle);
      const isPerson = hit.entry.subject.kind === "doctor" && isNamedBy(hit, query.words);
      const further = isNamed ? exactTitleWeight : isPerson ? personNameWeight : 0;
      add(hit, (hit.score / best) * kindWeights[hit.entry.subject.kind] + further);
    }
  }
  for (const hit of inBodies) {
    if (found.has(hit.entry.path)) continue;
    add(hit, (hit.score / (inBodies[0]?.score ?? 1)) * bodyWeight);
  }
  const addKey = (key: string, weight: number) => {
    const entry = indexes.map((index) => index.find(key)).find((one) => one !== undefined);
    if (entry) add({ entry, score: 0, terms: query.concepts, titles: [] }, weight);
  };
  const treated = concepts.flatMap(({ specialties }) => (specialties ? [specialties] : []));
  for (const concept of concepts) {
    const isQualifying = concept.qualifies === true && concepts.length > 1;
    const factor = concept.asks ? resultKindFactor : isQualifying ? qualifierFactor : 1;
    concept.leadsTo.forEach((lead, at) => {
      const asksWhere = lead.startsWith("branch ") && at === 0 && concepts.some(isAboutPlaces);
      addKey(keyOfLead(lead), (rankWeights[at] ?? 1) * factor + (asksWhere ? 2 : 0));
    });
  }
  const asksForPrice = concepts.some(({ leadsTo, asks }) => asks && leadsTo[0] === "insurance");
  for (const {
    leadsTo: [first = ""],
  } of concepts) {
    if (asksForPrice && isTreatment(first)) addKey(`page price-${first}`, 6);
  }
  for (const lead of new Set(leadsOfSigns(lines))) addKey(keyOfLead(lead), signWeight);
  const isDone = (entry: SearchEntry) => treated.every((specialties) => does(entry, specialties));
  if (treated.length > 0) {
    const asksForDoctor = concepts.some(({ leadsTo, asks }) => asks && leadsTo[0] === "doctors");
    const keys = [
      ...doctorIds.map((id) => `doctor ${id}`),
      ...branchIds.map((id) => `branch ${id}`),
    ];
    // A branch that the concept leads to has its place already.
    const isLedTo = (key: string) =>
      concepts.some(({ leadsTo }) => leadsTo.some((lead) => lead === key));
    for (const key of keys.filter((one) => !isLedTo(one))) {
      addKey(key, asksForDoctor && key.startsWith("doctor ") ? 6 : 1.3);
    }
  }
  const claimsNoPerson =
    query.words.length === 0 &&
    concepts.some(({ leadsTo }) => leadsTo.length === 2 && leadsTo[0] === "doctors");
  return [...found.values()]
    .filter(({ entry }) => isDone(entry) && !(claimsNoPerson && entry.subject.kind === "doctor"))
    .sort((one, other) => other.weight - one.weight);
}

/** Whether one of the words is a name in a title or its beginning. */
function isNamedBy({ titles }: Hit, words: readonly string[]): boolean {
  const names = titles.flatMap((title) => title.split(" "));
  return names.some((name) => words.some((word) => name.startsWith(word)));
}

/** Whether a doctor or a branch treats by one of these specialties; true for everything else. */
function does({ subject }: SearchEntry, specialties: NonNullable<Concept["specialties"]>): boolean {
  if (subject.kind === "doctor") {
    return doctors[subject.id].specialties.some((one) => specialties.includes(one));
  }
  return subject.kind !== "branch" || listBranchesWith(specialties).includes(subject.id);
}

/** Where the signs of the first line lead to; those of an emergency department lead to the treatment of the cause alone. */
function leadsOfSigns([first]: readonly NamedLine[]): Lead[] {
  if (!first) return [];
  const leads: Partial<Record<SignId, Lead>> = signLeads;
  return first.signs.flatMap((sign) => {
    const lead = leads[sign] ?? (first.urgency === "now" ? undefined : "booking");
    return lead ? [lead] : [];
  });
}

function isAboutPlaces({ leadsTo, asks }: Concept): boolean {
  return asks === true && leadsTo[0] === "branches";
}

function isTreatment(lead: string): boolean {
  return serviceIds.some((id) => id === lead);
}

function keyOfLead(lead: Lead): string {
  if (lead.includes(" ")) return lead;
  return isTreatment(lead) ? `treatment ${lead}` : `page ${lead}`;
}
