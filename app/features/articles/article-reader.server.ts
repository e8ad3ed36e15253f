import type { SiteContext } from "~/server/site-context.server.ts";
import { supabaseFor } from "~/server/supabase.server.ts";
import type { Article, FullArticle } from "./article.ts";
import { findArticleInRow } from "./article-row.server.ts";

type Reading = Pick<SiteContext, "data" | "log" | "language">;

/** Related articles below a body (B§9). */
const relatedCount = 2;

/** The shape of every slug; an address with another cannot name an article and is not looked up. */
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 120;

/** What a list became: the articles, and whether the data service failed. */
export interface ArticleList {
  articles: Article[];
  failed: boolean;
}

/** All published articles, newest first (B§7). A failure is logged and gives an empty list (B§8). */
export async function listArticles(site: Reading): Promise<ArticleList> {
  const { data, error } = await supabaseFor(site.data)
    .from("articles")
    .select("*")
    .order("published_at", { ascending: false });
  if (error) return report(site, "article list failed", error.code, { articles: [], failed: true });
  return toArticles(site, data);
}

/** What a single read became; `failed` is true when the data service did not answer. */
export interface ArticleReading {
  article: FullArticle | null;
  failed: boolean;
}

/** The article with this slug, or null when there is none (B§7). A failure is logged. */
export async function findArticle(site: Reading, slug: string): Promise<ArticleReading> {
  if (slug.length > longestSlug || !slugShape.test(slug)) return { article: null, failed: false };
  const { data, error } = await supabaseFor(site.data)
    .from("articles")
    .select("*")
    .eq("slug", slug)
    .maybeSingle();
  if (error) return report(site, "article failed", error.code, { article: null, failed: true });
  const article = data ? findArticleInRow(data, site.language.locale) : null;
  if (data && !article) site.log("article row malformed", { slug });
  return { article, failed: false };
}

/** Up to two other articles, newest first (B§7); a failure leaves the block out. */
export async function listRelated(site: Reading, slug: string): Promise<ArticleList> {
  const { data, error } = await supabaseFor(site.data)
    .from("articles")
    .select("*")
    .neq("slug", slug)
    .order("published_at", { ascending: false })
    .limit(relatedCount);
  if (error)
    return report(site, "related articles failed", error.code, { articles: [], failed: true });
  return toArticles(site, data);
}

/** A service in trouble may answer anything: what is no row is left out, what is no list is a failure. */
function toArticles(site: Reading, rows: unknown): ArticleList {
  if (!Array.isArray(rows))
    return report(site, "no list of articles", "", { articles: [], failed: true });
  const articles = rows.flatMap((row) => {
    const full = findArticleInRow(row, site.language.locale);
    if (!full) site.log("article row malformed", { slug: row?.slug });
    return full ? [withoutBody(full)] : [];
  });
  return { articles, failed: false };
}

/** Cards need no body, and a page should not carry what it does not show. */
function withoutBody({ body: _, ...article }: FullArticle): Article {
  return article;
}

function report<Result>({ log }: Reading, event: string, code: string, result: Result): Result {
  log(event, { code });
  return result;
}
