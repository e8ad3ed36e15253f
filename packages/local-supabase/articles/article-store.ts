import type { DatabaseSync } from "node:sqlite";
import type { ArticleQuery } from "./article-query.ts";

/** The rows of a range, and the number of all rows. */
interface ArticleRange {
  readonly rows: readonly object[];
  /** Undefined when the rows were not counted. */
  readonly total: number | undefined;
}

/** Reads published articles. */
export interface ArticleStore {
  select(query: ArticleQuery, options?: { readonly isCounted?: boolean }): ArticleRange;
  /** Whether an article can be read, for the readiness check. */
  isReadable(): boolean;
}

/**
 * An article is published at midnight in Oman, as in the policy of the migrations. The Swedish date format is
 * year-month-day.
 */
const dayInOman = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Muscat", dateStyle: "short" });

/** Creates the store on an open database. A result has at most `maxRows` rows. */
export function createArticleStore(database: DatabaseSync, maxRows: number): ArticleStore {
  return {
    select({ columns, conditions, order, offset, limit }, { isCounted = false } = {}) {
      const isPublished = { sql: "published_at <= ?", values: [dayInOman.format(Date.now())] };
      const allConditions = [isPublished, ...conditions];
      const from = `from articles where ${allConditions.map(({ sql }) => sql).join(" and ")}`;
      const values = allConditions.flatMap((condition) => condition.values);
      const inOrder = order.length > 0 ? order.join(", ") : "rowid";
      const rows = database
        .prepare(`select ${columns.join(", ")} ${from} order by ${inOrder} limit ? offset ?`)
        .all(...values, Math.min(limit ?? maxRows, maxRows), offset);
      const count = isCounted && database.prepare(`select count(*) as n ${from}`).get(...values);
      return { rows, total: count ? Number(count.n) : undefined };
    },
    isReadable() {
      try {
        database.prepare("select id from articles limit 1").get();
        return true;
      } catch {
        return false;
      }
    },
  };
}
