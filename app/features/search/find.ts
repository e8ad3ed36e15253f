import type { ResultKind } from "~/content/search-shape.ts";
import { resultKinds } from "./search-entry.ts";
import type { Hit, Looking, SearchIndex } from "./search-index.ts";
import { conceptOf, readWish, type Wish } from "./search-terms.ts";
import { type NamedLine, readSigns } from "./sign-reading.ts";

/** All that answers what was typed. */
export interface Found {
  /** Hits by their kind, the best first; kinds without any are left out, the others stand in the order of the groups. */
  groups: { kind: ResultKind; hits: Hit[] }[];
  total: number;
  /** The lines of the triage that apply to what was typed, the most urgent first. */
  lines: NamedLine[];
}

/** Of each index only so many of the best are weighed by their kind. */
const mostWeighed = 50;

/** A suggestion is worth as much more by its kind: of two that answer equally well, most readers mean the first kind. */
const worth: Record<ResultKind, number> = {
  treatment: 2,
  doctor: 1.4,
  branch: 1.4,
  page: 1,
  question: 0.8,
  article: 0.8,
};

/**
 * Looks in all indexes. Everything that was typed must answer; where nothing answers all of it, parts of it count. Words
 * that nobody has written may have a slip of one letter.
 */
export function find(typed: string, indexes: readonly SearchIndex[]): Found {
  const hits = search(typed, indexes);
  const all = hits.flat();
  const groups = resultKinds.flatMap((kind) => {
    const ofKind = all.filter(({ entry }) => entry.subject.kind === kind);
    return ofKind.length > 0 ? [{ kind, hits: ofKind }] : [];
  });
  return { groups, total: all.length, lines: readSigns(typed) };
}

/** A field suggests at most this many results. */
const suggested = 5;

/** What a field suggests for what was typed. */
export interface Suggested {
  /** Of all kinds, the best first. */
  hits: Hit[];
  /** As in `Found`. */
  lines: NamedLine[];
}

/** The best few hits of all kinds, by their names where any has them: names are all that a field shows. */
export function suggest(typed: string, indexes: readonly SearchIndex[]): Suggested {
  const named = search(typed, indexes, true);
  const hits = hasAny(named) ? named : search(typed, indexes);
  // Scores of two indexes cannot be compared; how far a hit is behind the best of its own can.
  const weighed = hits.flatMap((ofIndex) => {
    const best = ofIndex[0]?.score ?? 1;
    return ofIndex
      .slice(0, mostWeighed)
      .map((hit) => ({ hit, weight: (hit.score / best) * worth[hit.entry.subject.kind] }));
  });
  weighed.sort((a, b) => b.weight - a.weight);
  return { hits: weighed.slice(0, suggested).map(({ hit }) => hit), lines: readSigns(typed) };
}

function search(typed: string, indexes: readonly SearchIndex[], inNames = false): Hit[][] {
  const asTyped = readWish(typed);
  const look = (wish: Wish, how: Partial<Looking> = {}) =>
    indexes.map((index) => index.list(wish, { slipped: noWords, any: false, inNames, ...how }));
  const hits = look(asTyped);
  if (hasAny(hits)) return hits;
  // A word that nobody has written answers nothing, so that only now some can be among them.
  const slipped = new Set(
    asTyped.words.filter((word) => !indexes.some((index) => index.knows(word))),
  );
  const wish = withMeantConcepts(asTyped, slipped, indexes);
  const further = slipped.size > 0 ? look(wish, { slipped }) : hits;
  const isSingle = wish.words.length + wish.concepts.length < 2;
  if (isSingle || hasAny(further)) return further;
  return look(wish, { slipped, any: true });
}

const noWords: ReadonlySet<string> = new Set();

function hasAny(hits: readonly Hit[][]): boolean {
  return hits.some((some) => some.length > 0);
}

/** A slip in a word that means a concept means it too, so that everything is found which says it in other words. */
function withMeantConcepts(
  wish: Wish,
  slipped: ReadonlySet<string>,
  indexes: readonly SearchIndex[],
): Wish {
  const meant = new Map<string, string>();
  for (const word of slipped) {
    const terms = indexes
      .flatMap((index) =>
        index.list({ concepts: [], words: [word] }, { slipped, any: true, inNames: false }),
      )
      .flatMap((hit) => hit.terms);
    const concept = terms.map(conceptOf).find((term) => term !== undefined);
    if (concept !== undefined) meant.set(word, concept);
  }
  return {
    ...wish,
    concepts: [...new Set([...wish.concepts, ...meant.values()])],
    words: wish.words.filter((word) => !meant.has(word)),
  };
}
