/** An entry by its number, with its score. */
export interface Scored {
  entry: number;
  score: number;
}

/** The `limit` entries with the highest scores, the best first; of equal ones those with the smaller number. */
export function bestScored(
  entries: Iterable<number>,
  scores: Float64Array,
  limit: number,
): Scored[] {
  // A heap with the worst one at its top, so that most entries are only compared with that one.
  const heap: Scored[] = [];
  for (const entry of entries) {
    const score = scores[entry] ?? 0;
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
