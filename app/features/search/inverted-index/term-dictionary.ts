import { PostingLists } from "./posting-lists.ts";

/** At most this many terms are compared with a prefix. */
const maxScanned = 4_000;

/** A word matches at most this many longer terms, the most frequent of them. */
const maxCompletions = 48;

/** The cache has the longer terms of this many words: those of a few searches. */
const maxCached = 100;

/** A shorter word has no longer terms. */
const minPrefixLength = 2;

/** Terms are in buckets by a prefix of this length. The terms of a bucket are compared one by one. */
const bucketPrefixLength = 3;

/** The numbered terms of an index with their postings, found as a whole or by a prefix. */
export class TermDictionary {
  readonly postings = new PostingLists();
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** Terms by their prefixes. */
  readonly #buckets = new Map<string, number[]>();
  /** The longer terms of the last words. A search looks for each word several times. */
  readonly #completionCache = new Map<string, readonly number[]>();
  #steps = 0;

  /** The number of terms that were compared with prefixes since the dictionary was created. */
  get steps(): number {
    return this.#steps;
  }

  /** The text of a term by its number. */
  textOf(term: number): string {
    return this.#texts[term] ?? "";
  }

  /** The number of a term that entries have. */
  find(text: string): number | undefined {
    const term = this.#numbers.get(text);
    return term !== undefined && this.postings.sizeOf(term) > 0 ? term : undefined;
  }

  /** The number of a term, which is added when it is new. */
  numberOf(text: string): number {
    return this.#numbers.get(text) ?? this.#create(text);
  }

  /** The most frequent longer terms that begin with a word. */
  listCompletions(word: string): readonly number[] {
    if (word.length < minPrefixLength) return [];
    const known = this.#completionCache.get(word);
    if (known) return known;
    if (this.#completionCache.size >= maxCached) this.#completionCache.clear();
    const found = this.#findCompletions(word);
    this.#completionCache.set(word, found);
    return found;
  }

  /** Clears the cache of longer terms, which is wrong after a change of entries. */
  clearCompletions(): void {
    this.#completionCache.clear();
  }

  #findCompletions(word: string): number[] {
    const bucket = this.#buckets.get(word.slice(0, bucketPrefixLength)) ?? [];
    const found: number[] = [];
    for (let at = 0; at < Math.min(bucket.length, maxScanned); at += 1) {
      const term = bucket[at] ?? -1;
      const text = this.textOf(term);
      if (text.length > word.length && text.startsWith(word) && this.postings.sizeOf(term) > 0) {
        found.push(term);
      }
    }
    this.#steps += Math.min(bucket.length, maxScanned);
    return this.#mostFrequent(found, maxCompletions);
  }

  #create(text: string): number {
    const term = this.#texts.push(text) - 1;
    this.#numbers.set(text, term);
    for (let letters = minPrefixLength; letters <= bucketPrefixLength; letters += 1) {
      if (text.length <= letters) break;
      const start = text.slice(0, letters);
      const bucket = this.#buckets.get(start);
      if (bucket) bucket.push(term);
      else this.#buckets.set(start, [term]);
    }
    return term;
  }

  /** The most frequent terms. Frequencies are compared by their power of two, because an exact order would need a sort. */
  #mostFrequent(terms: number[], limit: number): number[] {
    if (terms.length <= limit) return terms;
    const classes: number[][] = [];
    for (const term of terms) {
      const magnitude = 32 - Math.clz32(this.postings.sizeOf(term));
      classes[magnitude] ??= [];
      classes[magnitude].push(term);
    }
    return classes.reverse().flat().slice(0, limit);
  }
}
