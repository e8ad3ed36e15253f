/** An entry by its number, with its score. */
export interface Scored {
  entry: number;
  score: number;
}

/** The `limit` entries with the highest scores, the best first. */
export function bestScored(found: Scored[], limit: number): Scored[] {
  const minScore =
    found.length > limit
      ? (Float64Array.from(found, ({ score }) => score).sort()[found.length - limit] ?? 0)
      : 0;
  return found
    .filter(({ score }) => score >= minScore)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
}
