import { PostingLists } from "./posting-lists.ts";

/** At most this many terms are compared with the beginning of a word. */
const maxScanned = 4_000;

/** A word matches at most this many longer terms, the most frequent of them. */
const maxCompletions = 48;

/** The longer terms of this many words are remembered: those of some searches. */
const maxRemembered = 100;

/** From this many letters on a word counts as the beginning of longer ones. */
const lettersForBeginning = 2;

/** Terms are found by this many first letters, and the longer ones of these are compared. */
const lettersOfBucket = 3;

/** The numbered terms of an index with their postings, found as a whole or by their first letters. */
export class TermDictionary {
  readonly postings = new PostingLists();
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** Terms by their first letters. */
  readonly #buckets = new Map<string, number[]>();
  /** The longer terms of the last words: a search looks for each word several times. */
  readonly #completed = new Map<string, readonly number[]>();
  #steps = 0;

  /** Terms that were looked through since the dictionary was created. */
  get steps(): number {
    return this.#steps;
  }

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
    if (word.length < lettersForBeginning) return [];
    const known = this.#completed.get(word);
    if (known) return known;
    if (this.#completed.size >= maxRemembered) this.#completed.clear();
    const found = this.#findCompletions(word);
    this.#completed.set(word, found);
    return found;
  }

  /** After a change of entries, longer terms are looked for anew. */
  forgetCompletions(): void {
    this.#completed.clear();
  }

  #findCompletions(word: string): number[] {
    const bucket = this.#buckets.get(word.slice(0, lettersOfBucket)) ?? [];
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
    for (let letters = lettersForBeginning; letters <= lettersOfBucket; letters += 1) {
      if (text.length <= letters) break;
      const start = text.slice(0, letters);
      const bucket = this.#buckets.get(start);
      if (bucket) bucket.push(term);
      else this.#buckets.set(start, [term]);
    }
    return term;
  }

  /** Terms in the order of their frequency, to the next power of two: exact order would cost a sort. */
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
