import { Bm25 } from "./bm25.ts";
import { EntryScores, type Scored } from "./entry-scores.ts";
import { countIn, fields, incrementCount } from "./posting-lists.ts";
import { TermDictionary } from "./term-dictionary.ts";

/**
 * The longer terms of a word together have at most this many postings: more than a clinic has entries. The word itself
 * has no limit.
 */
const maxPostings = 3_000;

/** A search computes at most this many scores, first of the rarest words. Further matches count without a score. */
const maxScores = 40_000;

/** A term that a word of a query matches, with the weight of the match, up to 1. */
export interface Variant {
  term: string;
  weight: number;
}

/** A term by its number, with the weight of its match. */
interface WeightedTerm {
  term: number;
  weight: number;
}

/** A condition of a search: an entry has to contain one of these terms. */
export type SearchCondition = readonly Variant[];

/**
 * An inverted index in typed arrays. The work of a search is bounded by the number of conditions, not by the texts of
 * the entries.
 */
export class InvertedIndex {
  readonly #terms = new TermDictionary();
  readonly #postings = this.#terms.postings;
  /** By entry: its terms, or undefined where the number is free. */
  readonly #termsOf: (Uint32Array | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #bm25 = new Bm25();
  #steps = 0;
  readonly #entryScores = new EntryScores();

  /** Terms and postings that searches have read since the index was created: its cost, apart from the machine. */
  get steps(): number {
    return this.#steps + this.#terms.steps;
  }

  /** Scores that searches have computed since the index was created. */
  get scored(): number {
    return this.#bm25.computed;
  }

  /** Adds an entry by the terms of its fields, and returns its number. */
  add(texts: readonly (readonly string[])[]): number {
    const entry = this.#free.pop() ?? this.#termsOf.length;
    const counts = new Map<number, number>();
    const lengths = texts.map((terms, field) => {
      let length = 0;
      for (const text of terms) {
        const term = this.#terms.numberOf(text);
        const known = counts.get(term) ?? 0;
        if (countIn(known, field) === 0) length += 1;
        counts.set(term, incrementCount(known, field));
      }
      return length;
    });
    for (const [term, count] of counts) this.#postings.add(term, entry, count);
    this.#termsOf[entry] = Uint32Array.from(counts.keys());
    this.#terms.clearCompletions();
    this.#bm25.add(entry, lengths);
    return entry;
  }

  /** Removes an entry; its number is free again. */
  remove(entry: number): void {
    for (const term of this.#termsOf[entry] ?? []) this.#postings.remove(term, entry);
    this.#bm25.remove(entry);
    this.#termsOf[entry] = undefined;
    this.#terms.clearCompletions();
    this.#free.push(entry);
  }

  has(term: string): boolean {
    return this.#terms.find(term) !== undefined;
  }

  /** The word itself if it is a term, and, with `isPrefix`, the longer terms that begin with it. */
  complete(word: string, isPrefix = true): Variant[] {
    const whole = this.has(word) ? [{ term: word, weight: 1 }] : [];
    return [
      ...whole,
      ...(isPrefix ? this.#terms.listCompletions(word) : []).map((longer) => {
        const text = this.#terms.textOf(longer);
        const missing = text.length - word.length;
        return { term: text, weight: (0.5 * text.length) / (text.length + 0.3 * missing) };
      }),
    ];
  }

  /** The best entries that meet all conditions, or any of them. */
  search(
    conditions: readonly SearchCondition[],
    { match, limit }: { match: "all" | "any"; limit: number },
  ): Scored[] {
    const any = match === "any";
    this.#entryScores.reset(this.#termsOf.length);
    const { scores, metConditions, lastMet } = this.#entryScores;
    let scoresLeft = maxScores;
    for (const [at, terms] of this.#rarestFirst(conditions).entries()) {
      let isMet = any;
      for (const { term, weight } of terms) {
        this.#steps += this.#postings.sizeOf(term);
        this.#bm25.setTerm(
          weight,
          fields.map((_, field) => this.#postings.sizeIn(term, field)),
        );
        const { values, start, end } = this.#postings.read(term);
        for (let index = start; index < end; index += 2) {
          const entry = values[index] ?? 0;
          if (lastMet[entry] !== at + 1) {
            if (!any && metConditions[entry] !== at) continue;
            lastMet[entry] = at + 1;
            metConditions[entry] = (metConditions[entry] ?? 0) + 1;
          }
          isMet = true;
          if (scoresLeft <= 0) continue;
          scoresLeft -= 1;
          scores[entry] = (scores[entry] ?? 0) + this.#bm25.score(entry, values[index + 1] ?? 0);
        }
      }
      if (!isMet) return [];
    }
    return this.#entryScores.selectBest(any ? 1 : conditions.length, limit);
  }

  /** The terms to read for each condition. The condition with the fewest postings is first, because it leaves few entries. */
  #rarestFirst(conditions: readonly SearchCondition[]): WeightedTerm[][] {
    const all = conditions.map((condition) => {
      const terms: WeightedTerm[] = [];
      let [size, postingsLeft] = [0, maxPostings];
      for (const { term: text, weight } of condition) {
        const term = this.#terms.find(text);
        if (term === undefined) continue;
        const termSize = this.#postings.sizeOf(term);
        // The word itself has weight 1.
        if (weight < 1) postingsLeft -= termSize;
        if (postingsLeft < 0) continue;
        terms.push({ term, weight });
        size += termSize;
      }
      return { terms, size };
    });
    return all.sort((one, other) => one.size - other.size).map(({ terms }) => terms);
  }
}
