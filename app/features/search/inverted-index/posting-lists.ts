/** Fields of an entry, the most important first; a posting has one count for each. */
export const fields = ["title", "keywords", "text"] as const;

/** A count of a field takes this many bits of a posting; larger counts are stored as the largest. */
const bits = 10;
const maxCount = 2 ** bits - 1;

/** The occurrences of a term in a field of an entry. */
export function countIn(counts: number, field: number): number {
  return (counts >>> (bits * field)) & maxCount;
}

/** The counts with one more occurrence in a field. */
export function countOneMore(counts: number, field: number): number {
  return countIn(counts, field) < maxCount ? counts + 2 ** (bits * field) : counts;
}

/** Lists with at least this many places have an array of their own; smaller ones share arrays. */
const ownFrom = 64;

/** The places of a shared array. */
const sharedPlaces = 2 ** 15;

/** Numbers of a list in its row of the table: its array, its first place, its places, its postings, and those by field. */
const [array, first, places, size, sizes] = [0, 1, 2, 3, 4] as const;
const rowLength = sizes + fields.length;

/** The postings of a term: entry and counts in turn, from `start` to before `end`. */
export interface PostingList {
  values: Uint32Array;
  start: number;
  end: number;
}

/**
 * The posting lists of all terms, by the number of the term. Most terms are rare, and an object for each would make
 * the garbage collection of the process long; so small lists share a few arrays, and a table says where each is.
 */
export class PostingLists {
  #arrays: (Uint32Array | undefined)[] = [];
  readonly #freeArrays: number[] = [];
  /** The shared array with unused places, and its first unused one. */
  #shared = { array: 0, next: sharedPlaces };
  /** First places of unused lists in shared arrays, as `array * sharedPlaces + first`, by their number of places. */
  readonly #unused = new Map<number, number[]>();
  #table: Uint32Array = new Uint32Array(rowLength * 1_024);

  /** The number of arrays in memory. */
  get arrays(): number {
    return this.#arrays.length - this.#freeArrays.length;
  }

  /** The number of entries with a term. */
  sizeOf(term: number): number {
    return this.#table[term * rowLength + size] ?? 0;
  }

  /** The number of entries with a term in a field. */
  sizeIn(term: number, field: number): number {
    return this.#table[term * rowLength + sizes + field] ?? 0;
  }

  /** The postings of a term, until the next change. */
  read(term: number): PostingList {
    const row = term * rowLength;
    const start = 2 * (this.#table[row + first] ?? 0);
    const values = this.#arrays[this.#table[row + array] ?? 0] ?? empty;
    return { values, start, end: start + 2 * this.sizeOf(term) };
  }

  /** Adds an entry with its counts to a term. */
  add(term: number, entry: number, counts: number): void {
    const row = term * rowLength;
    while (row >= this.#table.length) this.#table = enlarged(this.#table);
    const count = this.sizeOf(term);
    if (count === this.#table[row + places]) this.#move(term, Math.max(1, 2 * count));
    const { values, end } = this.read(term);
    values[end] = entry;
    values[end + 1] = counts;
    this.#count(term, counts, 1);
  }

  /** Removes an entry from a term. */
  remove(term: number, entry: number): void {
    const { values, start, end } = this.read(term);
    let index = start;
    while (index < end && values[index] !== entry) index += 2;
    if (index === end) return;
    this.#count(term, values[index + 1] ?? 0, -1);
    values.copyWithin(index, end - 2, end);
    if (this.sizeOf(term) === 0) this.#move(term, 0);
  }

  #count(term: number, counts: number, by: 1 | -1): void {
    const row = term * rowLength;
    this.#table[row + size] = this.sizeOf(term) + by;
    for (let field = 0; field < fields.length; field += 1) {
      if (countIn(counts, field) === 0) continue;
      this.#table[row + sizes + field] = this.sizeIn(term, field) + by;
    }
  }

  /** Moves a list to `wanted` other places. */
  #move(term: number, wanted: number): void {
    const row = term * rowLength;
    const { values, start, end } = this.read(term);
    const before = this.#table[row + places] ?? 0;
    const from = this.#table[row + array] ?? 0;
    const [to, place] = wanted === 0 ? [0, 0] : this.#allocate(wanted);
    this.#arrays[to]?.set(values.subarray(start, end), 2 * place);
    this.#table[row + array] = to;
    this.#table[row + first] = place;
    this.#table[row + places] = wanted;
    if (before >= ownFrom) {
      this.#arrays[from] = undefined;
      this.#freeArrays.push(from);
    } else if (before > 0) {
      const known = this.#unused.get(before) ?? [];
      this.#unused.set(before, known);
      known.push(from * sharedPlaces + start / 2);
    }
  }

  /** Returns the array and the first of `wanted` unused places. */
  #allocate(wanted: number): [array: number, first: number] {
    if (wanted >= ownFrom) return [this.#createArray(wanted), 0];
    const unused = this.#unused.get(wanted)?.pop();
    if (unused !== undefined) return [Math.floor(unused / sharedPlaces), unused % sharedPlaces];
    if (this.#shared.next + wanted > sharedPlaces) {
      this.#shared = { array: this.#createArray(sharedPlaces), next: 0 };
    }
    const place = this.#shared.next;
    this.#shared.next += wanted;
    return [this.#shared.array, place];
  }

  #createArray(count: number): number {
    const number = this.#freeArrays.pop() ?? this.#arrays.length;
    this.#arrays[number] = new Uint32Array(2 * count);
    return number;
  }
}

const empty = new Uint32Array(0);

function enlarged(table: Uint32Array): Uint32Array {
  const larger = new Uint32Array(2 * table.length);
  larger.set(table);
  return larger;
}
