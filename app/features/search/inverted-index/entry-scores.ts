/** An entry by its number, with its score. */
export interface Scored {
  entry: number;
  score: number;
}

/**
 * The scores of a search by the numbers of entries. The arrays are used for one search after another, because new ones
 * would add to the work of the garbage collector.
 */
export class EntryScores {
  scores = new Float64Array(0);
  /** The number of conditions that an entry meets, and the last of them. */
  met = new Uint8Array(0);
  last = new Uint8Array(0);
  /** A heap of entries with the worst one at its top, so that most others are only compared with that one. */
  #heap = new Uint32Array(0);
  #size = 0;
  #count = 0;

  /** Begins a search among this many entries. */
  begin(count: number): void {
    if (this.scores.length < count) {
      this.scores = new Float64Array(2 * count);
      this.met = new Uint8Array(2 * count);
      this.last = new Uint8Array(2 * count);
    }
    this.#count = count;
    for (const values of [this.scores, this.met, this.last]) values.fill(0, 0, count);
  }

  /**
   * The `limit` best entries that meet `minCount` conditions, the best first; of equal ones those with the smaller
   * number. A score counts once for each condition.
   */
  best(minCount: number, limit: number): Scored[] {
    if (this.#heap.length < limit) this.#heap = new Uint32Array(limit);
    this.#size = 0;
    for (let entry = 0; entry < this.#count; entry += 1) {
      const count = this.met[entry] ?? 0;
      if (count < minCount) continue;
      this.scores[entry] = (this.scores[entry] ?? 0) * count;
      if (this.#size < limit) {
        this.#heap[this.#size] = entry;
        this.#size += 1;
        if (this.#size === limit) for (let at = limit >> 1; at >= 0; at -= 1) this.#sink(at);
      } else if (this.#compare(entry, this.#heap[0] ?? 0) < 0) {
        this.#heap[0] = entry;
        this.#sink(0);
      }
    }
    return Array.from(this.#heap.subarray(0, this.#size))
      .sort((one, other) => this.#compare(one, other))
      .map((entry) => ({ entry, score: this.scores[entry] ?? 0 }));
  }

  /** Exchanges an entry of the heap with worse ones below it. */
  #sink(at: number): void {
    const entry = this.#heap[at] ?? 0;
    let place = at;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && this.#isWorse(child + 1, child)) child += 1;
      const lower = this.#heap[child] ?? 0;
      if (this.#compare(lower, entry) <= 0) break;
      this.#heap[place] = lower;
      place = child;
    }
    this.#heap[place] = entry;
  }

  #isWorse(place: number, other: number): boolean {
    return this.#compare(this.#heap[place] ?? 0, this.#heap[other] ?? 0) > 0;
  }

  /** Negative when the first entry is the better one. */
  #compare(one: number, other: number): number {
    return (this.scores[other] ?? 0) - (this.scores[one] ?? 0) || one - other;
  }
}
