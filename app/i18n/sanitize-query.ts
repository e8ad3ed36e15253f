/** A search query is truncated after this many characters. */
export const maxQueryLength = 100;

/**
 * A typed query that is safe to compare and to show: one line, without control characters and without the bidirectional
 * control characters, at most 100 characters long. Empty when nothing is left.
 */
export function sanitizeQuery(value: string): string {
  const line = value
    .slice(0, 20 * maxQueryLength)
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return Array.from(line).slice(0, maxQueryLength).join("").trim();
}
