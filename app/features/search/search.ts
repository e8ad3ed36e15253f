import type { ResultKind } from "~/content/search.types.ts";
import { rankHits } from "./rank-hits.ts";
import type { Hit, SearchIndexes } from "./search-index.ts";
import { listTriageLines, type MatchedTriageLine } from "./warning-sign-matcher.ts";

/** The results of a query. */
export interface SearchResults {
  /** Hits by their kind, the best first; the kind of the best hit of all comes first. */
  groups: { kind: ResultKind; hits: Hit[] }[];
  total: number;
  /** The lines of the triage that apply to what was typed, the most urgent first. */
  lines: MatchedTriageLine[];
}

/** The number of suggestions below a search field. */
const maxSuggestions = 5;

/** Searches all indexes. The kinds are in the order of their best hits. */
export function searchSite(typed: string, indexes: SearchIndexes): SearchResults {
  const lines = listTriageLines(typed);
  const all = rankHits(typed, lines, indexes);
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
  lines: MatchedTriageLine[];
}

/** Returns the best few hits of all kinds. */
export function suggest(typed: string, indexes: SearchIndexes): SuggestedHits {
  const lines = listTriageLines(typed);
  return { hits: rankHits(typed, lines, indexes).slice(0, maxSuggestions), lines };
}
