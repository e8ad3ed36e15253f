import type { ArticleRow } from "./article-file.ts";

/** The effect of a push on one row. */
export type Outcome = "new" | "changed" | "the same";

/** A writable table of articles. */
export interface ArticleStore {
  /** Writes all rows or none. Resolves with the outcome of each, in the same order. */
  push(rows: readonly ArticleRow[]): Promise<Outcome[]>;
}

/** Compares a row with the stored row of the same slug. */
export function getOutcome(row: ArticleRow, stored: object | null | undefined): Outcome {
  if (!stored) return "new";
  const there: Readonly<Record<string, unknown>> = { ...stored };
  return Object.entries(row).every(([column, value]) => there[column] === value)
    ? "the same"
    : "changed";
}
