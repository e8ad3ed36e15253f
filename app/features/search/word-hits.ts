import type { Hit, QueryOptions, SearchIndex } from "./search-index.ts";
import type { SearchQuery } from "./search-terms.ts";
import { spellingVariants } from "./spelling-variants.ts";

/** A partial match counts only when it scores at least this share of the best one. */
const minShare = 0.4;

/** Spelling variants are searched for at most this many unknown words: each has up to 1,800. */
const maxMistyped = 6;

/**
 * The hits of each index. A word that neither an index nor a matching body has may have one typing error. With `exact`,
 * no word may have one.
 */
export function searchWords(
  query: SearchQuery,
  indexes: readonly SearchIndex[],
  { isInBody, exact }: { isInBody: (word: string) => boolean; exact: boolean },
): Hit[][] {
  const searchAll = (
    one: Pick<SearchQuery, "concepts" | "words">,
    options: Partial<QueryOptions> = {},
  ) => indexes.map((index) => index.list(one, { mistyped: noWords, match: "all", ...options }));
  const searchQuery = (options?: Partial<QueryOptions>) => searchAll(query, options);
  const hits = searchQuery();
  // A word can have another meaning in a sentence, so whole sentences are also searched literally.
  const isSentence = query.concepts.length > 0 && query.all.length > 2;
  const literal = isSentence || !hasAny(hits) ? searchAll({ concepts: [], words: query.all }) : [];
  if (exact || hasAny(hits) || hasAny(literal)) return [...hits, ...literal];
  const isWritten = (word: string) =>
    indexes.some((index) => index.hasPrefix(word)) || isInBody(word);
  const listVariants = (word: string) =>
    spellingVariants(word).filter(({ term }) => indexes.some((index) => index.has(term)));
  const mistyped = new Map(
    query.words
      .filter((word) => !isWritten(word))
      .slice(0, maxMistyped)
      .map((word) => [word, listVariants(word)]),
  );
  const further = mistyped.size > 0 ? searchQuery({ mistyped }) : hits;
  const isSingle = query.words.length + query.concepts.length < 2;
  if (isSingle || hasAny(further)) return further;
  const parts = { ...query, words: [...new Set([...query.words, ...query.all])] };
  return searchAll(parts, { mistyped, match: "any" }).map((some) =>
    some.filter(({ score }) => score >= (some[0]?.score ?? 0) * minShare),
  );
}

/** The entries whose body has all parts of the query, without typing errors. */
export function searchBodies(query: SearchQuery, bodies: SearchIndex): Hit[] {
  const strict = { mistyped: noWords, match: "all", minPrefixLength: 4 } as const;
  const hits = bodies.list(query, strict);
  return hits.length > 0 ? hits : bodies.list({ concepts: [], words: query.all }, strict);
}

const noWords: QueryOptions["mistyped"] = new Map();

function hasAny(hits: readonly Hit[][]): boolean {
  return hits.some((some) => some.length > 0);
}
