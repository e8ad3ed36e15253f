/** Fields of an entry, the most important first; a posting has one count for each. */
export const fields = ["title", "keywords", "text"] as const;

/** A count of a field takes this many bits of a posting; larger counts are stored as the largest. */
const bitsPerCount = 10;
const maxCount = 2 ** bitsPerCount - 1;

/** The occurrences of a term in a field of an entry. */
export function countIn(counts: number, field: number): number {
  return (counts >>> (bitsPerCount * field)) & maxCount;
}

/** The counts with one more occurrence in a field. */
export function incrementCount(counts: number, field: number): number {
  return countIn(counts, field) < maxCount ? counts + 2 ** (bitsPerCount * field) : counts;
}

/** A list with at least this capacity has an array of its own. Smaller ones share arrays. */
const minOwnCapacity = 64;

/** The number of postings in a shared array. */
const sharedCapacity = 2 ** 15;

/**
 * Columns of the table with a row for each list: the number of its array, its offset there, its capacity and its size,
 * all in postings, and its sizes by field.
 */
const [array, offset, capacity, size, sizes] = [0, 1, 2, 3, 4] as const;
const rowLength = sizes + fields.length;

/** The postings of a term: entry and counts in turn, from `start` to before `end`. */
export interface PostingList {
  values: Uint32Array;
  start: number;
  end: number;
}

/**
 * The posting lists of all terms, by the number of the term. Most terms are rare, and an object for each would make
 * the garbage collection of the process long. So small lists share a few arrays, and a table says where each is.
 */
export class PostingLists {
  #arrays: (Uint32Array | undefined)[] = [];
  readonly #freeArrays: number[] = [];
  /** The number of the newest shared array, and the offset of its unused end. */
  #shared = { array: 0, end: sharedCapacity };
  /** Unused parts of shared arrays, as `array * sharedCapacity + offset`, by their capacity. */
  readonly #freeParts = new Map<number, number[]>();
  #table: Uint32Array = new Uint32Array(rowLength * 1_024);

  /** The number of arrays in memory. */
  get arrays(): number {
    return this.#arrays.length - this.#freeArrays.length;
  }

  /** The number of entries with a term (document frequency). */
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
    const start = 2 * (this.#table[row + offset] ?? 0);
    const values = this.#arrays[this.#table[row + array] ?? 0] ?? empty;
    return { values, start, end: start + 2 * this.sizeOf(term) };
  }

  /** Adds an entry with its counts to a term. */
  add(term: number, entry: number, counts: number): void {
    const row = term * rowLength;
    while (row >= this.#table.length) this.#table = enlarged(this.#table);
    const count = this.sizeOf(term);
    if (count === this.#table[row + capacity]) this.#resize(term, Math.max(1, 2 * count));
    const { values, end } = this.read(term);
    values[end] = entry;
    values[end + 1] = counts;
    this.#changeSizes(term, counts, 1);
  }

  /** Removes an entry from a term. */
  remove(term: number, entry: number): void {
    const { values, start, end } = this.read(term);
    let index = start;
    while (index < end && values[index] !== entry) index += 2;
    if (index === end) return;
    this.#changeSizes(term, values[index + 1] ?? 0, -1);
    values.copyWithin(index, end - 2, end);
    if (this.sizeOf(term) === 0) this.#resize(term, 0);
  }

  #changeSizes(term: number, counts: number, by: 1 | -1): void {
    const row = term * rowLength;
    this.#table[row + size] = this.sizeOf(term) + by;
    for (let field = 0; field < fields.length; field += 1) {
      if (countIn(counts, field) === 0) continue;
      this.#table[row + sizes + field] = this.sizeIn(term, field) + by;
    }
  }

  /** Moves a list to memory of another capacity. */
  #resize(term: number, newCapacity: number): void {
    const row = term * rowLength;
    const { values, start, end } = this.read(term);
    const oldCapacity = this.#table[row + capacity] ?? 0;
    const oldArray = this.#table[row + array] ?? 0;
    const [newArray, newOffset] = newCapacity === 0 ? [0, 0] : this.#allocate(newCapacity);
    this.#arrays[newArray]?.set(values.subarray(start, end), 2 * newOffset);
    this.#table[row + array] = newArray;
    this.#table[row + offset] = newOffset;
    this.#table[row + capacity] = newCapacity;
    if (oldCapacity >= minOwnCapacity) {
      this.#arrays[oldArray] = undefined;
      this.#freeArrays.push(oldArray);
    } else if (oldCapacity > 0) {
      const parts = this.#freeParts.get(oldCapacity) ?? [];
      this.#freeParts.set(oldCapacity, parts);
      parts.push(oldArray * sharedCapacity + start / 2);
    }
  }

  #allocate(wanted: number): [array: number, offset: number] {
    if (wanted >= minOwnCapacity) return [this.#createArray(wanted), 0];
    const part = this.#freeParts.get(wanted)?.pop();
    if (part !== undefined) return [Math.floor(part / sharedCapacity), part % sharedCapacity];
    if (this.#shared.end + wanted > sharedCapacity) {
      this.#shared = { array: this.#createArray(sharedCapacity), end: 0 };
    }
    const start = this.#shared.end;
    this.#shared.end += wanted;
    return [this.#shared.array, start];
  }

  #createArray(postings: number): number {
    const number = this.#freeArrays.pop() ?? this.#arrays.length;
    this.#arrays[number] = new Uint32Array(2 * postings);
    return number;
  }
}

const empty = new Uint32Array(0);

function enlarged(table: Uint32Array): Uint32Array {
  const larger = new Uint32Array(2 * table.length);
  larger.set(table);
  return larger;
}
