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

/** A term and its postings. */
export interface Term {
  readonly text: string;
  /** The number of an entry and its counts, in turn. */
  postings: Uint32Array;
  /** Entries that have the term. */
  size: number;
  /** Entries that have it in each field. */
  readonly sizes: number[];
}

/** A term that is read for a condition. */
export interface WeightedTerm {
  term: Term;
  weight: number;
}

/** A term without postings. */
export function createTerm(text: string): Term {
  return { text, postings: new Uint32Array(2), size: 0, sizes: fields.map(() => 0) };
}

/** Adds an entry with its counts to a term. */
export function addPosting(term: Term | undefined, entry: number, counts: number): void {
  if (!term) return;
  if (2 * term.size === term.postings.length) {
    const larger = new Uint32Array(2 * term.postings.length);
    larger.set(term.postings);
    term.postings = larger;
  }
  term.postings[2 * term.size] = entry;
  term.postings[2 * term.size + 1] = counts;
  term.size += 1;
  countFields(term, counts, 1);
}

/** Removes an entry from a term. */
export function removePosting(term: Term | undefined, entry: number): void {
  if (!term) return;
  const { postings } = term;
  let index = 0;
  while (index < 2 * term.size && postings[index] !== entry) index += 2;
  if (index === 2 * term.size) return;
  countFields(term, postings[index + 1] ?? 0, -1);
  term.size -= 1;
  postings.copyWithin(index, 2 * term.size, 2 * term.size + 2);
}

function countFields({ sizes }: Term, counts: number, by: 1 | -1): void {
  for (let field = 0; field < fields.length; field += 1) {
    if (countIn(counts, field) > 0) sizes[field] = (sizes[field] ?? 0) + by;
  }
}
