import { countIn, fields } from "./posting-lists.ts";

/** The weight of a match in each field. */
const fieldWeights = [4, 3, 1];

/** Parameters of BM25+: saturation of the count, influence of the length, and minimum of a match. */
const k1 = 1.2;
const b = 0.7;
const delta = 0.5;

/**
 * Scores of matches by BM25+. The lengths of all entries are in a typed array, and what is the same for all matches of a
 * search is computed once, because a search computes thousands of scores.
 */
export class Bm25 {
  /** The number of scores since the index was created. */
  computed = 0;
  /** By entry: its number of terms in each field. */
  #lengths = new Uint32Array(fields.length * 1_024);
  /** The sum of these numbers over all entries, for each field. */
  readonly #totals = fields.map(() => 0);
  /** For each field: the influence of a length, which depends on the average length. */
  readonly #lengthFactors = new Float64Array(fields.length);
  readonly #weights = new Float64Array(fields.length);
  #size = 0;

  /** Adds an entry by its number of terms in each field. */
  add(entry: number, lengths: readonly number[]): void {
    const start = entry * fields.length;
    if (start + fields.length > this.#lengths.length) {
      const larger = new Uint32Array(2 * this.#lengths.length);
      larger.set(this.#lengths);
      this.#lengths = larger;
    }
    this.#lengths.set(lengths, start);
    this.#change(entry, 1);
  }

  /** Removes an entry. */
  remove(entry: number): void {
    this.#change(entry, -1);
  }

  #change(entry: number, by: 1 | -1): void {
    this.#size += by;
    for (const field of fields.keys()) {
      const length = this.#lengths[entry * fields.length + field] ?? 0;
      const total = (this.#totals[field] ?? 0) + by * length;
      this.#totals[field] = total;
      this.#lengthFactors[field] = (k1 * b * this.#size) / (total || 1);
    }
  }

  /** Sets the term of the next scores: the weight of its match, and its number of entries in each field. */
  setTerm(weight: number, sizes: readonly number[]): void {
    for (const [field, size] of sizes.entries()) {
      const idf = Math.log(1 + (this.#size - size + 0.5) / (size + 0.5));
      this.#weights[field] = weight * (fieldWeights[field] ?? 1) * idf;
    }
  }

  /** The score of the term in an entry with these counts. */
  score(entry: number, counts: number): number {
    this.computed += 1;
    let score = 0;
    for (let field = 0; field < fields.length; field += 1) {
      const count = countIn(counts, field);
      if (count === 0) continue;
      const length = this.#lengths[entry * fields.length + field] ?? 0;
      const normalization = k1 * (1 - b) + (this.#lengthFactors[field] ?? 0) * length;
      score += (this.#weights[field] ?? 0) * (delta + (count * (k1 + 1)) / (count + normalization));
    }
    return score;
  }
}
