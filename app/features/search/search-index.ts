import {
  InvertedIndex,
  type SearchCondition,
  type Variant,
} from "./inverted-index/inverted-index.ts";
import { keyOf, type SearchEntry } from "./search-entry.ts";
import {
  listConceptNames,
  normalizePhrase,
  type SearchQuery,
  termsOfText,
} from "./search-terms.ts";

/** An entry that matches a query. */
export interface Hit {
  entry: SearchEntry;
  /** A greater score is a better match. Scores of two indexes cannot be compared. */
  score: number;
  /** The terms of the query, which pages mark in the texts of the entry. */
  terms: ReadonlySet<string>;
  /** The normalised titles of the entry. */
  titles: readonly string[];
}

/** Options of a query in one index. */
export interface QueryOptions {
  /** Words that may be mistyped, with their spelling variants. */
  mistyped: ReadonlyMap<string, readonly Variant[]>;
  /** Whether an entry has to match all parts of the query, or any of them. */
  match: "all" | "any";
  /** Shorter words match whole words only; 2 without it. */
  minPrefixLength?: number;
}

/** A query has at most this many concepts and words. The rest is ignored. */
const maxConditions = 12;

/** An index returns at most this many hits. */
const maxHits = 200;

interface IndexedEntry {
  entry: SearchEntry;
  titles: readonly string[];
  number: number;
}

/** Entries that are found by their words in both languages (docs/decisions/0028-search-in-both-languages.md). */
export class SearchIndex {
  readonly #entries = new Map<string, IndexedEntry>();
  readonly #byNumber: (IndexedEntry | undefined)[] = [];
  readonly #terms = new InvertedIndex();
  /** The keys of entries by normalised title. */
  readonly #keysByTitle = new Map<string, Set<string>>();

  constructor(entries: readonly SearchEntry[] = []) {
    for (const entry of entries) this.put(entry);
  }

  /** The entry under a key (`keyOf`), if there is one. */
  find(key: string): SearchEntry | undefined {
    return this.#entries.get(key)?.entry;
  }

  /** The keys of all entries. */
  keys(): string[] {
    return [...this.#entries.keys()];
  }

  /** Adds an entry, or replaces the one with its key. Queries also match the body, which results do not show. */
  put(entry: SearchEntry, body: readonly string[] = []): void {
    const key = keyOf(entry);
    this.remove(key);
    const { shown, keywords, concepts } = entry;
    const texts = Object.values(shown);
    const number = this.#terms.add([
      texts.flatMap(({ title }) => termsOfText(title)),
      [...keywords, ...concepts.flatMap(listConceptNames)].flatMap(termsOfText),
      [...texts.map(({ text }) => text), ...body].flatMap(termsOfText),
    ]);
    const indexed = { entry, titles: texts.map(({ title }) => normalizePhrase(title)), number };
    this.#entries.set(key, indexed);
    this.#byNumber[number] = indexed;
    for (const title of indexed.titles) {
      const keys = this.#keysByTitle.get(title) ?? new Set();
      this.#keysByTitle.set(title, keys.add(key));
    }
  }

  /** Removes an entry, if it is there. */
  remove(key: string): void {
    const indexed = this.#entries.get(key);
    if (!indexed) return;
    this.#entries.delete(key);
    this.#byNumber[indexed.number] = undefined;
    this.#terms.remove(indexed.number);
    for (const title of indexed.titles) {
      const keys = this.#keysByTitle.get(title);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTitle.delete(title);
    }
  }

  /** The entries with this normalised title, with a score of 0. */
  listByTitle(title: string): Hit[] {
    const keys = [...(this.#keysByTitle.get(title) ?? [])];
    const terms = new Set(title.split(" "));
    return keys.flatMap((key) => {
      const indexed = this.#entries.get(key);
      return indexed ? [{ entry: indexed.entry, score: 0, terms, titles: indexed.titles }] : [];
    });
  }

  /** Whether any entry has this word. */
  has(word: string): boolean {
    return this.#terms.has(word);
  }

  /** Whether any entry has this word, or one that begins with it. */
  hasPrefix(word: string): boolean {
    return this.#terms.complete(word).length > 0;
  }

  /** The best entries that match a query, the best first. */
  list(
    { concepts, words }: Pick<SearchQuery, "concepts" | "words">,
    { mistyped, match, minPrefixLength = 2 }: QueryOptions,
  ): Hit[] {
    const complete = (word: string) => this.#terms.complete(word, word.length >= minPrefixLength);
    const conditions = [
      ...concepts.map((term): SearchCondition => [{ term, weight: 1 }]),
      ...words
        .slice(0, maxConditions)
        .map((word) => this.#knownOf(mistyped.get(word)) ?? complete(word)),
    ].slice(0, maxConditions);
    if (conditions.length === 0) return [];
    const terms = new Set(conditions.flat().map(({ term }) => term));
    return this.#terms
      .search(conditions, { match, limit: maxHits })
      .flatMap(({ entry: number, score }) => {
        const indexed = this.#byNumber[number];
        return indexed ? [{ entry: indexed.entry, score, terms, titles: indexed.titles }] : [];
      });
  }

  /** The spelling variants that are words of entries; undefined without any. */
  #knownOf(variants: readonly Variant[] = []): SearchCondition | undefined {
    const known = variants.filter(({ term }) => this.#terms.has(term));
    return known.length > 0 ? known : undefined;
  }
}

/** The indexes of a search. */
export interface SearchIndexes {
  /** Indexes of titles and summaries. No key is in two of them. */
  indexes: readonly SearchIndex[];
  /** Articles with their bodies, under the same keys. */
  bodies: SearchIndex;
}
