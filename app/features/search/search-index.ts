import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { keyOf, type SearchEntry } from "./search-entry.ts";
import { type SearchQuery, termsOfText, waysToSay } from "./search-terms.ts";

/** One entry that answers a wish. */
export interface Hit {
  entry: SearchEntry;
  /** The better one is the greater, within one index. */
  score: number;
  /** The terms of the entry by which it was found. */
  terms: readonly string[];
}

interface Document {
  id: string;
  title: string;
  besides: string;
  text: string;
}

/** How an index looks for a wish. */
export interface QueryOptions {
  /** Words that may have one letter too many, too few or another, or two neighbours in each other's place. */
  slipped: ReadonlySet<string>;
  /** Whether one part of the wish is enough; otherwise all of them must answer. */
  any: boolean;
}

/** What a match weighs: in the name, in what patients call it, in the text. */
const boost = { title: 4, besides: 3, text: 1 };

/** From this many letters on a word counts as the beginning of longer ones. */
const lettersForBeginning = 2;

/** From this many letters on a word may have a slip; shorter ones would become any other. */
const lettersForSlip = 4;

const asWritten: SearchOptions = {
  prefix: (term) => term.length >= lettersForBeginning,
  fuzzy: false,
};

const whole: SearchOptions = { prefix: false, fuzzy: false };

/** What is put between texts, so that the end of one and the beginning of the next are no phrase to a reader of it. */
const between = "\n";

/** Entries that are found by their words in both languages (decision 28). */
export class SearchIndex {
  readonly #entries = new Map<string, SearchEntry>();
  readonly #index = new MiniSearch<Document>({
    fields: ["title", "besides", "text"],
    tokenize: termsOfText,
    processTerm: (term) => term,
    // What is looked for has been cut into terms before.
    searchOptions: { boost, weights: { prefix: 0.5, fuzzy: 0.45 }, tokenize: (term) => [term] },
  });

  constructor(entries: readonly SearchEntry[] = []) {
    for (const entry of entries) this.put(entry);
  }

  /** The entry under a key (`keyOf`), if there is one. */
  find(key: string): SearchEntry | undefined {
    return this.#entries.get(key);
  }

  /** The keys of all entries. */
  keys(): string[] {
    return [...this.#entries.keys()];
  }

  /** Adds an entry, or puts it into the place of the one with its key. */
  put(entry: SearchEntry): void {
    const key = keyOf(entry);
    this.remove(key);
    this.#entries.set(key, entry);
    this.#index.add(documentOf(key, entry));
  }

  /** Takes an entry out, if it is there. */
  remove(key: string): void {
    if (this.#entries.delete(key)) this.#index.discard(key);
  }

  /** Whether any entry has this word, or one that begins with it. */
  knows(word: string): boolean {
    return this.#index.search(word, asWritten).length > 0;
  }

  /** The entries that answer a wish, the best first. */
  list(
    { concepts, words }: Pick<SearchQuery, "concepts" | "words">,
    { slipped, any }: QueryOptions,
  ): Hit[] {
    const queries = [
      ...concepts.map((term): Query => ({ queries: [term], ...whole })),
      ...words.map((word) => (slipped.has(word) ? withSlip(word) : written(word))),
    ];
    if (queries.length === 0) return [];
    return this.#index
      .search({
        combineWith: any ? "OR" : "AND",
        queries,
      })
      .flatMap(({ id, score, terms }) => {
        const entry = this.#entries.get(String(id));
        return entry ? [{ entry, score, terms }] : [];
      });
  }
}

function written(word: string): Query {
  return { queries: [word], ...asWritten };
}

function withSlip(word: string): Query {
  if (word.length < lettersForSlip) return written(word);
  const swapped = Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  );
  return {
    combineWith: "OR",
    queries: [
      { queries: [word], prefix: false, fuzzy: 1 },
      { combineWith: "OR", queries: swapped, ...whole },
    ],
  };
}

function documentOf(id: string, { shown, besides, concepts }: SearchEntry): Document {
  const words = Object.values(shown);
  return {
    id,
    title: words.map(({ title }) => title).join(between),
    besides: [...besides, ...concepts.map(waysToSay)].join(between),
    text: words.map(({ text }) => text).join(between),
  };
}
