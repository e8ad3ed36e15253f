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
  /** The number of conditions that an entry meets. */
  metConditions = new Uint8Array(0);
  /** The number of the last condition that an entry meets, from 1. */
  lastMet = new Uint8Array(0);
  /** A heap of the best entries with the worst of them at its root, so that most entries are only compared with that one. */
  #heap = new Uint32Array(0);
  #heapSize = 0;
  #entryCount = 0;

  /** Sets the scores of this many entries to 0. */
  reset(count: number): void {
    if (this.scores.length < count) {
      this.scores = new Float64Array(2 * count);
      this.metConditions = new Uint8Array(2 * count);
      this.lastMet = new Uint8Array(2 * count);
    }
    this.#entryCount = count;
    for (const values of [this.scores, this.metConditions, this.lastMet]) values.fill(0, 0, count);
  }

  /**
   * The `limit` best entries that meet at least `minCount` conditions, the best first. Of equal ones, the smaller number
   * is first. Scores are multiplied by the number of met conditions.
   */
  selectBest(minCount: number, limit: number): Scored[] {
    if (this.#heap.length < limit) this.#heap = new Uint32Array(limit);
    this.#heapSize = 0;
    for (let entry = 0; entry < this.#entryCount; entry += 1) {
      const count = this.metConditions[entry] ?? 0;
      if (count < minCount) continue;
      this.scores[entry] = (this.scores[entry] ?? 0) * count;
      if (this.#heapSize < limit) {
        this.#heap[this.#heapSize] = entry;
        this.#heapSize += 1;
        if (this.#heapSize === limit)
          for (let at = limit >> 1; at >= 0; at -= 1) this.#siftDown(at);
      } else if (this.#compare(entry, this.#heap[0] ?? 0) < 0) {
        this.#heap[0] = entry;
        this.#siftDown(0);
      }
    }
    return Array.from(this.#heap.subarray(0, this.#heapSize))
      .sort((one, other) => this.#compare(one, other))
      .map((entry) => ({ entry, score: this.scores[entry] ?? 0 }));
  }

  /** Restores the order of the heap below an entry (sift-down). */
  #siftDown(at: number): void {
    const entry = this.#heap[at] ?? 0;
    let place = at;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#heapSize) break;
      if (child + 1 < this.#heapSize && this.#isWorse(child + 1, child)) child += 1;
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

  /** Returns a negative number when the first entry is better. */
  #compare(one: number, other: number): number {
    return (this.scores[other] ?? 0) - (this.scores[one] ?? 0) || one - other;
  }
}
