import type { ArticleRow } from "./article-file.ts";

/** What writing an article does to the table. */
export type Outcome = "new" | "changed" | "the same";

/** A table of articles that may be written. */
export interface ArticleStore {
  /** Writes all of these or none, and tells of each, in their order, what that did. */
  push(rows: readonly ArticleRow[]): Promise<Outcome[]>;
}

/** What writing `row` would do where the table has `kept` at its slug, or nothing. */
export function outcomeOf(row: ArticleRow, kept: object | null | undefined): Outcome {
  if (!kept) return "new";
  const there: Readonly<Record<string, unknown>> = { ...kept };
  return Object.entries(row).every(([column, value]) => there[column] === value)
    ? "the same"
    : "changed";
}
