import type { Hit, QueryOptions, SearchIndex } from "./search-index.ts";
import type { SearchQuery } from "./search-terms.ts";

/** A partial match counts only when it scores at least this share of the best one. */
const leastShare = 0.4;

/** The hits of each index by words. Words that none of them has, nor a body that answers, may have a slip of one letter. */
export function searchWords(
  wish: SearchQuery,
  indexes: readonly SearchIndex[],
  isInBody: (word: string) => boolean,
): Hit[][] {
  const lookFor = (one: Pick<SearchQuery, "concepts" | "words">, how: Partial<QueryOptions> = {}) =>
    indexes.map((index) => index.list(one, { slipped: noWords, any: false, ...how }));
  const look = (how?: Partial<QueryOptions>) => lookFor(wish, how);
  const hits = look();
  // A word can have another meaning in a sentence, so whole sentences are also searched literally.
  const isSentence = wish.concepts.length > 0 && wish.all.length > 2;
  const asSaid = isSentence || !hasAny(hits) ? lookFor({ concepts: [], words: wish.all }) : [];
  if (hasAny(hits) || hasAny(asSaid)) return [...hits, ...asSaid];
  const isWritten = (word: string) => indexes.some((index) => index.knows(word)) || isInBody(word);
  const slipped = new Set(wish.words.filter((word) => !isWritten(word)));
  const further = slipped.size > 0 ? look({ slipped }) : hits;
  const isSingle = wish.words.length + wish.concepts.length < 2;
  if (isSingle || hasAny(further)) return further;
  const parts = { ...wish, words: [...new Set([...wish.words, ...wish.all])] };
  return lookFor(parts, { slipped, any: true }).map((some) =>
    some.filter(({ score }) => score >= (some[0]?.score ?? 0) * leastShare),
  );
}

/** Entries whose body contains the whole query literally. */
export function searchBodies(wish: SearchQuery, bodies: SearchIndex): Hit[] {
  const strict = { slipped: noWords, any: false, lettersForBeginning: 4 };
  const hits = bodies.list(wish, strict);
  return hits.length > 0 ? hits : bodies.list({ concepts: [], words: wish.all }, strict);
}

const noWords: ReadonlySet<string> = new Set();

function hasAny(hits: readonly Hit[][]): boolean {
  return hits.some((some) => some.length > 0);
}
