/** Maximum length of a query; the rest is cut off. */
export const maxQueryLength = 100;

/**
 * Returns a query that is safe to compare and to show: one line, without control characters and bidirectional control
 * characters, at most 100 characters. Empty when nothing remains.
 */
export function sanitizeQuery(value: string): string {
  const line = value
    .slice(0, 20 * maxQueryLength)
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return Array.from(line).slice(0, maxQueryLength).join("").trim();
}
