import { type FailureCause, getFailureCause } from "~/server/failure-cause.server.ts";
import { getSupabaseClient } from "~/server/supabase.server.ts";
import type { Article, FullArticle } from "../article.ts";
import { parseRows } from "./article-list.server.ts";
import type { ArticleContext } from "./article-range.server.ts";
import { articleColumns, parseArticle, parseCard } from "./article-row.server.ts";
import { canBeSlug } from "./slug.ts";

/** Number of related articles below a body (REQ-ARTICLE-11). */
const relatedCount = 2;

/** Result of reading one article; `failed` is true when the backend failed. */
export interface ArticleReading {
  article: FullArticle | null;
  failed: boolean;
}

/** Reads the article with this slug (REQ-ARTICLE-16); null when there is none. A failure is logged. */
export async function readArticle(site: ArticleContext, slug: string): Promise<ArticleReading> {
  if (!canBeSlug(slug)) return { article: null, failed: false };
  const response = await getSupabaseClient(site.backend)
    .from("articles")
    .select("*")
    .eq("slug", slug)
    .maybeSingle();
  const { data, error } = response;
  const nothing = { article: null, failed: true };
  if (error) return report(site, "article failed", getFailureCause(response), nothing);
  const article = data ? parseArticle(data, site.language.locale) : null;
  if (data && !article) site.log("article row malformed", { level: "warn", slug });
  return { article, failed: false };
}

/** Result of reading the related articles; `failed` as above. */
export interface RelatedContent {
  articles: Article[];
  failed: boolean;
}

/** Returns up to two other articles as cards, newest first; empty after a failure. */
export async function readRelated(site: ArticleContext, slug: string): Promise<RelatedContent> {
  if (!canBeSlug(slug)) return { articles: [], failed: false };
  const { locale } = site.language;
  const response = await getSupabaseClient(site.backend)
    .from("articles")
    .select(articleColumns.card(locale))
    .neq("slug", slug)
    .order("published_at", { ascending: false })
    .order("slug")
    .limit(relatedCount);
  const { data, error } = response;
  const none = { articles: [], failed: true };
  if (error) return report(site, "related articles failed", getFailureCause(response), none);
  const rows: unknown = data;
  if (!Array.isArray(rows))
    return report(site, "no list of articles", getFailureCause(response), none);
  return {
    articles: parseRows(site, { rows }, (row) => parseCard(row, locale)),
    failed: false,
  };
}

function report<Result>(
  { log }: ArticleContext,
  event: string,
  cause: FailureCause,
  result: Result,
): Result {
  log(event, { level: "error", ...cause });
  return result;
}
