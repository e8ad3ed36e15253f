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
