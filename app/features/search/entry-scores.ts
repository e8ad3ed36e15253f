/** An entry by its number, with its score. */
export interface Scored {
  entry: number;
  score: number;
}

/**
 * What a search finds out about each entry, by its number. The arrays are used for one search after another: new ones
 * would have to be collected after each.
 */
export class EntryScores {
  scores = new Float64Array(0);
  /** The number of conditions that an entry meets, and the last of them. */
  met = new Uint8Array(0);
  last = new Uint8Array(0);

  /** Begins a search among this many entries. */
  begin(count: number): void {
    if (this.scores.length < count) {
      this.scores = new Float64Array(2 * count);
      this.met = new Uint8Array(2 * count);
      this.last = new Uint8Array(2 * count);
    }
    for (const values of [this.scores, this.met, this.last]) values.fill(0);
  }

  /**
   * The `limit` best entries that meet `minCount` conditions, the best first; of equal ones those with the smaller
   * number. A score counts once for each condition.
   */
  best(minCount: number, limit: number): Scored[] {
    // A heap with the worst one at its top, so that most entries are only compared with that one.
    const heap: Scored[] = [];
    for (let entry = 0; entry < this.met.length; entry += 1) {
      const count = this.met[entry] ?? 0;
      if (count < minCount) continue;
      const score = (this.scores[entry] ?? 0) * count;
      if (heap.length < limit) {
        heap.push({ entry, score });
        if (heap.length === limit) for (let at = limit >> 1; at >= 0; at -= 1) sink(heap, at);
      } else if (score > (heap[0]?.score ?? 0)) {
        heap[0] = { entry, score };
        sink(heap, 0);
      }
    }
    return heap.sort(compare);
  }
}

/** Exchanges an element of the heap with worse ones below it. */
function sink(heap: Scored[], at: number): void {
  for (let parent = at; ; ) {
    let worst = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      const [one, other] = [heap[child], heap[worst]];
      if (one && other && compare(one, other) > 0) worst = child;
    }
    const [upper, lower] = [heap[parent], heap[worst]];
    if (worst === parent || !upper || !lower) return;
    heap[parent] = lower;
    heap[worst] = upper;
    parent = worst;
  }
}

/** The better one first. */
function compare(one: Scored, other: Scored): number {
  return other.score - one.score || one.entry - other.entry;
}
