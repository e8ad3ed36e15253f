import { type FailureCause, getFailureCause } from "~/server/failure-cause.server.ts";
import type { SiteContext } from "~/server/site-context.server.ts";
import { getSupabaseClient } from "~/server/supabase.server.ts";

export type ArticleContext = Pick<SiteContext, "backend" | "log" | "language">;

/** A range of rows, and the total number of rows. */
export interface ArticleRows {
  rows: unknown[];
  total: number;
  /** True when the backend failed. */
  failed: boolean;
}

/** The requested rows. */
interface ArticleRange {
  columns: string;
  from: number;
  size: number;
  /** True when the response is too large to be cached for an outage. */
  uncached?: boolean;
}

const noRows: ArticleRows = { rows: [], total: 0, failed: true };

/** PostgREST's error code for an offset beyond the last row. */
const beyondTheEnd = "PGRST103";

/**
 * Reads `size` rows after the first `from`, newest first (REQ-ARTICLE-16), and by slug within a day, so that ranges
 * neither overlap nor omit a row. Beyond the last row the result is empty. A failure is logged, and so is a response
 * with too few rows: a service with a lower `max_rows` does not report it.
 */
export async function readArticleRange(
  site: ArticleContext,
  { columns, from, size, uncached = false }: ArticleRange,
): Promise<ArticleRows> {
  const rowsWanted = newestFirst(site, columns, from, size);
  const response = await (uncached
    ? rowsWanted.setHeader("cache-control", "no-store")
    : rowsWanted);
  const { data, count, error } = response;
  if (error?.code === beyondTheEnd && from > 0) {
    const total = await countArticles(site);
    return total === null ? noRows : { rows: [], total, failed: false };
  }
  if (error) return logFailure(site, "article list failed", getFailureCause(response));
  const rows: unknown = data;
  if (!Array.isArray(rows))
    return logFailure(site, "no list of articles", getFailureCause(response));
  const total = isCount(count) ? count : from + rows.length;
  const expected = Math.max(0, Math.min(size, total - from));
  if (rows.length < expected)
    site.log("article list truncated", { level: "warn", from, expected, got: rows.length, total });
  return { rows, total, failed: false };
}

/** A response "beyond the end" lacks the total in its header, so it is requested. */
async function countArticles(site: ArticleContext): Promise<number | null> {
  const response = await newestFirst(site, "slug", 0, 1);
  const { count, error } = response;
  if (!error && isCount(count)) return count;
  logFailure(site, "article list failed", getFailureCause(response));
  return null;
}

function newestFirst(site: ArticleContext, columns: string, from: number, size: number) {
  return getSupabaseClient(site.backend)
    .from("articles")
    .select(columns, { count: "exact" })
    .order("published_at", { ascending: false })
    .order("slug")
    .range(from, from + size - 1);
}

/** The client parses any header value as a number. */
function isCount(count: number | null): count is number {
  return count !== null && Number.isSafeInteger(count) && count >= 0;
}

/** Logs a failure and returns no rows. */
function logFailure(site: ArticleContext, event: string, cause: FailureCause): ArticleRows {
  site.log(event, { level: "error", ...cause });
  return noRows;
}
