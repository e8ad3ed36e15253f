import type { Hit, QueryOptions, SearchIndex } from "./search-index.ts";
import type { SearchQuery } from "./search-terms.ts";
import { spellingVariants } from "./spelling-variants.ts";

/** A partial match counts only when it scores at least this share of the best one. */
const leastShare = 0.4;

/** Of the words that are not found, this many are looked for with a slip: each has up to 1,800 spelling variants. */
const maxMistyped = 6;

/** The hits of each index by words. Words that none of them has, nor a body that answers, may have a slip of one letter. */
export function searchWords(
  query: SearchQuery,
  indexes: readonly SearchIndex[],
  isInBody: (word: string) => boolean,
): Hit[][] {
  const lookFor = (one: Pick<SearchQuery, "concepts" | "words">, how: Partial<QueryOptions> = {}) =>
    indexes.map((index) => index.list(one, { mistyped: noWords, any: false, ...how }));
  const look = (how?: Partial<QueryOptions>) => lookFor(query, how);
  const hits = look();
  // A word can have another meaning in a sentence, so whole sentences are also searched literally.
  const isSentence = query.concepts.length > 0 && query.all.length > 2;
  const asSaid = isSentence || !hasAny(hits) ? lookFor({ concepts: [], words: query.all }) : [];
  if (hasAny(hits) || hasAny(asSaid)) return [...hits, ...asSaid];
  const isWritten = (word: string) =>
    indexes.some((index) => index.hasPrefix(word)) || isInBody(word);
  const mistyped = new Map(
    query.words
      .filter((word) => !isWritten(word))
      .slice(0, maxMistyped)
      .map((word) => [word, spellingVariants(word)]),
  );
  const further = mistyped.size > 0 ? look({ mistyped }) : hits;
  const isSingle = query.words.length + query.concepts.length < 2;
  if (isSingle || hasAny(further)) return further;
  const parts = { ...query, words: [...new Set([...query.words, ...query.all])] };
  return lookFor(parts, { mistyped, any: true }).map((some) =>
    some.filter(({ score }) => score >= (some[0]?.score ?? 0) * leastShare),
  );
}

/** Entries whose body contains the whole query literally. */
export function searchBodies(query: SearchQuery, bodies: SearchIndex): Hit[] {
  const strict = { mistyped: noWords, any: false, lettersForBeginning: 4 };
  const hits = bodies.list(query, strict);
  return hits.length > 0 ? hits : bodies.list({ concepts: [], words: query.all }, strict);
}

const noWords: QueryOptions["mistyped"] = new Map();

function hasAny(hits: readonly Hit[][]): boolean {
  return hits.some((some) => some.length > 0);
}
