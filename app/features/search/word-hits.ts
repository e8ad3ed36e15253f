import type { Hit, QueryOptions, SearchIndex } from "./search-index.ts";
import type { SearchQuery } from "./search-terms.ts";
import { spellingVariants } from "./spelling-variants.ts";

/** A partial match counts only when it scores at least this share of the best one. */
const leastShare = 0.4;

/** Of the words that are not found, this many are looked for with a slip: each has up to 1,800 spelling variants. */
const maxSlipped = 6;

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
  const slipped = new Map(
    wish.words
      .filter((word) => !isWritten(word))
      .slice(0, maxSlipped)
      .map((word) => [word, spellingVariants(word)]),
  );
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

const noWords: QueryOptions["slipped"] = new Map();

function hasAny(hits: readonly Hit[][]): boolean {
  return hits.some((some) => some.length > 0);
}
