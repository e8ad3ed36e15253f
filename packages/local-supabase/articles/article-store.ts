import type { DatabaseSync } from "node:sqlite";
import type { ArticleQuery } from "./article-query.ts";

/** The rows of a range, and of how many. */
interface ArticleRange {
  readonly rows: readonly object[];
  /** Rows in all, if they were counted. */
  readonly total: number | undefined;
}

/** Reads the articles whose day has come; nobody writes through it. */
export interface ArticleStore {
  select(query: ArticleQuery, options?: { readonly isCounted?: boolean }): ArticleRange;
}

/** The policy of the migrations: an article appears at midnight in Oman. Swedish dates are written year-month-day. */
const dayInOman = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Muscat", dateStyle: "short" });

/** The articles of an open database; an answer holds at most `maxRows` of them. */
export function createArticleStore(database: DatabaseSync, maxRows: number): ArticleStore {
  return {
    select({ columns, conditions, order, offset, limit }, { isCounted = false } = {}) {
      const due = { sql: "published_at <= ?", values: [dayInOman.format(Date.now())] };
      const asked = [due, ...conditions];
      const from = `from articles where ${asked.map(({ sql }) => sql).join(" and ")}`;
      const values = asked.flatMap((condition) => condition.values);
      const inOrder = order.length > 0 ? order.join(", ") : "rowid";
      const rows = database
        .prepare(`select ${columns.join(", ")} ${from} order by ${inOrder} limit ? offset ?`)
        .all(...values, Math.min(limit ?? maxRows, maxRows), offset);
      const count = isCounted && database.prepare(`select count(*) as n ${from}`).get(...values);
      return { rows, total: count ? Number(count.n) : undefined };
    },
  };
}
