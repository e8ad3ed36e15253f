/** What is typed into a search is cut after this many characters. */
export const maxQueryLength = 100;

/**
 * What a reader typed, as it may be compared and shown: one line, without control characters and without the marks that
 * turn the direction of what follows, at most 100 characters long. Empty when nothing is left.
 */
export function sanitizeQuery(value: string): string {
  const line = value
    .slice(0, 20 * maxQueryLength)
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return Array.from(line).slice(0, maxQueryLength).join("").trim();
}
