import { readFileSync } from "node:fs";

/** A row of `app/features/search/judged-queries.md`. */
interface JudgedQuery {
  query: string;
  /** Addresses of equally good first results; "*" for any. */
  wanted: string[];
  /** The triage line above the results, or "-". */
  line: string;
}

export const judgedQueries: readonly JudgedQuery[] = readFileSync(
  new URL("../app/features/search/judged-queries.md", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((row) => row.startsWith("| "))
  // The head of the table and the line below it.
  .slice(2)
  .map((row) => {
    const [, query = "", first = "", line = ""] = row.split("|").map((cell) => cell.trim());
    return { query, wanted: first.split(" "), line };
  });
