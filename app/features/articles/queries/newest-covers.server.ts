import { getFailureCause } from "~/server/failure-cause.server.ts";
import { getSupabaseClient } from "~/server/supabase.server.ts";
import type { ArticleCover } from "../article.ts";
import { parseRows } from "./article-list.server.ts";
import type { ArticleContext } from "./article-range.server.ts";
import { articleColumns, parseCover } from "./article-row.server.ts";

/** Maximum time that a page about another subject waits for covers, in milliseconds. */
const timeout = 400;

/** Result of reading the newest covers; `failed` is true when the backend failed or timed out. */
export interface CoverReading {
  covers: ArticleCover[];
  failed: boolean;
}

/** Returns the newest `count` articles with an image, newest first; a failure is logged and gives none. */
export async function readNewestCovers(site: ArticleContext, count: number): Promise<CoverReading> {
  const { locale } = site.language;
  const response = await getSupabaseClient(site.backend)
    .from("articles")
    .select(articleColumns.cover(locale))
    .not("featured_image", "is", null)
    .order("published_at", { ascending: false })
    .order("slug")
    .limit(count)
    .abortSignal(AbortSignal.timeout(timeout));
  const rows: unknown = response.data;
  if (response.error || !Array.isArray(rows)) {
    site.log("newest covers failed", { level: "error", ...getFailureCause(response) });
    return { covers: [], failed: true };
  }
  return { covers: parseRows(site, { rows }, (row) => parseCover(row, locale)), failed: false };
}
