import { setImmediate, setTimeout } from "node:timers/promises";
import { cardsPerPage, entriesPerPage } from "~/content/data/pagination.ts";
import type {
  Article,
  DatedArticle,
  FeedArticle,
  SearchableArticle,
  SearchableBody,
} from "../article.ts";
import { type ArticleContext, type ArticleRows, readArticleRange } from "./article-range.server.ts";
import {
  articleColumns,
  parseBody,
  parseCard,
  parseDated,
  parseFeedArticle,
  parseSearchable,
} from "./article-row.server.ts";

/** Rows per request when all rows are read; at most `max_rows` of `supabase/config.toml`. */
export const rowsAtOnce = 200;

/** In milliseconds. Reading in the background pauses between two ranges, so that requests can finish. */
const pauseBetweenRanges = 5;

/** One page of a list: its articles, the number of pages, and whether the backend failed. */
export interface NumberedArticles<Item> {
  articles: Item[];
  number: number;
  /** At least 1. Smaller than `number` when the requested page is beyond the last. */
  pages: number;
  failed: boolean;
}

/**
 * Reads the cards of a page of the list, newest first (REQ-ARTICLE-17). A failure is logged and gives an empty page
 * (REQ-ARTICLE-6).
 */
export async function readCardPage(
  site: ArticleContext,
  number: number,
): Promise<NumberedArticles<Article>> {
  const { locale } = site.language;
  return readPage(site, {
    number,
    size: cardsPerPage,
    columns: articleColumns.card(locale),
    parse: (row) => parseCard(row, locale),
  });
}

/** Reads the entries of a page of the feed, newest first. */
export async function readFeedPage(
  site: ArticleContext,
  number: number,
): Promise<NumberedArticles<FeedArticle>> {
  const { locale } = site.language;
  return readPage(site, {
    number,
    size: entriesPerPage,
    columns: articleColumns.feed(locale),
    parse: (row) => parseFeedArticle(row, locale),
  });
}

/** All articles up to a limit, newest first, and their number. */
export interface AllArticles {
  articles: DatedArticle[];
  total: number;
  failed: boolean;
}

/** Reads slug and date of the newest articles, up to a limit. */
export async function readDated(site: ArticleContext, limit: number): Promise<AllArticles> {
  const all = await readAll(site, { columns: articleColumns.sitemap, parse: parseDated, limit });
  return all ?? { articles: [], total: 0, failed: true };
}

/** Returns the searchable texts of the newest articles, up to a limit; null when the backend failed. */
export async function listSearchable(
  site: ArticleContext,
  limit: number,
): Promise<SearchableArticle[] | null> {
  const columns = articleColumns.search;
  const all = await readAll(site, { columns, parse: parseSearchable, limit, uncached: true });
  return all?.articles ?? null;
}

/** Returns the bodies of `size` articles after the newest `from`; null when the backend failed. */
export async function listBodies(
  site: ArticleContext,
  from: number,
  size: number,
): Promise<SearchableBody[] | null> {
  const columns = articleColumns.bodies;
  const result = await readArticleRange(site, { columns, from, size, uncached: true });
  return result.failed ? null : parseRows(site, result, parseBody);
}

interface AllRowsQuery<Item> extends Pick<PageQuery<Item>, "columns" | "parse"> {
  limit: number;
  /** See `readArticleRange`. */
  uncached?: boolean;
}

/**
 * Reads the newest articles in ranges, because a response has at most `max_rows` rows. Null when one request fails.
 */
async function readAll<Item extends { slug: string }>(
  site: ArticleContext,
  { columns, parse, limit, uncached = false }: AllRowsQuery<Item>,
): Promise<{ articles: Item[]; total: number; failed: false } | null> {
  const articles = new Map<string, Item>();
  let read = 0;
  for (;;) {
    const range = { from: read, size: Math.min(rowsAtOnce, limit - read) };
    const result = await readArticleRange(site, { columns, ...range, uncached });
    if (result.failed) return null;
    // Keyed by slug: a row added in between moves an already read row into the next range.
    for (const article of parseRows(site, result, parse)) articles.set(article.slug, article);
    read += result.rows.length;
    if (result.rows.length === 0 || read >= Math.min(result.total, limit)) {
      return { articles: [...articles.values()], total: result.total, failed: false };
    }
    // The embedded backend is synchronous; other requests must not wait for all ranges.
    await (uncached ? setTimeout(pauseBetweenRanges) : setImmediate());
  }
}

interface PageQuery<Item> {
  number: number;
  size: number;
  columns: string;
  parse: (row: unknown) => Item | null;
}

async function readPage<Item>(
  site: ArticleContext,
  { number, size, columns, parse }: PageQuery<Item>,
): Promise<NumberedArticles<Item>> {
  const result = await readArticleRange(site, { columns, from: (number - 1) * size, size });
  const pages = result.failed ? number : Math.max(1, Math.ceil(result.total / size));
  return { articles: parseRows(site, result, parse), number, pages, failed: result.failed };
}

/** Invalid rows are logged and skipped. */
export function parseRows<Item>(
  site: ArticleContext,
  { rows }: Pick<ArticleRows, "rows">,
  parse: (row: unknown) => Item | null,
): Item[] {
  return rows.flatMap((row) => {
    const item = parse(row);
    if (item === null) {
      site.log("article row malformed", {
        level: "warn",
        slug: (row as { slug?: unknown } | null)?.slug,
      });
    }
    return item === null ? [] : [item];
  });
}
