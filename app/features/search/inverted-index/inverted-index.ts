import { EntryScores, type Scored } from "./entry-scores.ts";
import { countIn, fields, incrementCount } from "./posting-lists.ts";
import { TermDictionary } from "./term-dictionary.ts";

/** The weight of a match in each field. */
const fieldWeights = [4, 3, 1];

/** Parameters of BM25+: saturation of the count, influence of the length, and minimum of a match. */
const k1 = 1.2;
const b = 0.7;
const delta = 0.5;

/** The longer terms of a word together have at most this many postings. The word itself has no limit. */
const maxPostings = 8_000;

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
  /** By entry: its number of terms in each field. */
  readonly #lengths: number[] = [];
  /** The sum of these numbers over all entries, for each field. */
  readonly #totals = fields.map(() => 0);
  #size = 0;
  #steps = 0;
  #scored = 0;
  readonly #entryScores = new EntryScores();

  /** Terms and postings that searches have read since the index was created: its cost, apart from the machine. */
  get steps(): number {
    return this.#steps + this.#terms.steps;
  }

  /** Scores that searches have computed since the index was created. */
  get scored(): number {
    return this.#scored;
  }

  /** Adds an entry by the terms of its fields, and returns its number. */
  add(texts: readonly (readonly string[])[]): number {
    const entry = this.#free.pop() ?? this.#termsOf.length;
    const counts = new Map<number, number>();
    for (const [field, terms] of texts.entries()) {
      let length = 0;
      for (const text of terms) {
        const term = this.#terms.numberOf(text);
        const known = counts.get(term) ?? 0;
        if (countIn(known, field) === 0) length += 1;
        counts.set(term, incrementCount(known, field));
      }
      this.#lengths[entry * fields.length + field] = length;
      this.#totals[field] = (this.#totals[field] ?? 0) + length;
    }
    for (const [term, count] of counts) this.#postings.add(term, entry, count);
    this.#termsOf[entry] = Uint32Array.from(counts.keys());
    this.#terms.clearCompletions();
    this.#size += 1;
    return entry;
  }

  /** Removes an entry; its number is free again. */
  remove(entry: number): void {
    for (const term of this.#termsOf[entry] ?? []) this.#postings.remove(term, entry);
    for (const field of fields.keys()) {
      const length = this.#lengths[entry * fields.length + field] ?? 0;
      this.#totals[field] = (this.#totals[field] ?? 0) - length;
    }
    this.#termsOf[entry] = undefined;
    this.#terms.clearCompletions();
    this.#free.push(entry);
    this.#size -= 1;
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
        const weights = this.#weightsOf(term, weight);
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
          this.#scored += 1;
          scores[entry] =
            (scores[entry] ?? 0) + this.#score(entry, values[index + 1] ?? 0, weights);
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

  /** The product of the field's weight, the match's weight and the inverse document frequency, for each field. */
  #weightsOf(term: number, weight: number): number[] {
    return fields.map((_, field) => {
      const size = this.#postings.sizeIn(term, field);
      const idf = Math.log(1 + (this.#size - size + 0.5) / (size + 0.5));
      return weight * (fieldWeights[field] ?? 1) * idf;
    });
  }

  #score(entry: number, counts: number, weights: readonly number[]): number {
    let score = 0;
    for (let field = 0; field < fields.length; field += 1) {
      const count = countIn(counts, field);
      if (count === 0) continue;
      const length = this.#lengths[entry * fields.length + field] ?? 0;
      const relativeLength = (length * this.#size) / (this.#totals[field] || 1);
      const normalization = k1 * (1 - b + b * relativeLength);
      score += (weights[field] ?? 0) * (delta + (count * (k1 + 1)) / (count + normalization));
    }
    return score;
  }
}
