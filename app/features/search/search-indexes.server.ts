import { setImmediate } from "node:timers/promises";
import type { Content } from "~/content/content.types.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import type { SiteContext } from "~/server/site-context.server.ts";
import { ArticleIndex, type IndexedArticle, type IndexedBody } from "./article-index.server.ts";
import type { SearchEntry } from "./search-entry.ts";
import { SearchIndex, type SearchIndexes } from "./search-index.ts";
import { listSiteEntries } from "./site-entries.server.ts";

/** Only this many articles are indexed, the newest. */
const maxArticles = 10_000;

/** The functions that read the searchable content. */
export interface SearchSource {
  getContent(locale: Locale): Content;
  /** The newest `limit` articles; null when they cannot be read. */
  listArticles(site: SiteContext, limit: number): Promise<readonly IndexedArticle[] | null>;
  /** The bodies of `size` articles after the newest `from`; null as above. */
  listBodies(site: SiteContext, from: number, size: number): Promise<readonly IndexedBody[] | null>;
}

/** The index of the entries that change with a new build only. */
let siteIndex: Promise<SearchIndex> | null = null;

/** Pending requests are served after this many entries, which take a few milliseconds. */
const entriesPerSlice = 5;

/** The index of articles of each backend, by its URL. In production there is one. */
const articleIndexes = new Map<string, ArticleIndex>();

/** The indexes of the static entries and of the articles as of the last read. */
export async function getSearchIndexes(
  site: SiteContext,
  { getContent, listArticles, listBodies }: SearchSource,
): Promise<SearchIndexes> {
  siteIndex ??= indexSite(listSiteEntries({ en: getContent("en"), ar: getContent("ar") }));
  const articles = articleIndexes.get(site.backend.url) ?? new ArticleIndex();
  articleIndexes.set(site.backend.url, articles);
  const handleError = (error: unknown) => {
    site.logError("articles not indexed", error);
    return null;
  };
  await articles.refresh({
    read: () => listArticles(site, maxArticles).catch(handleError),
    readBodies: (from, size) => listBodies(site, from, size).catch(handleError),
    namesOf: (category) =>
      locales.map((locale) => getContent(locale).articles.categories[category] ?? category),
    freshness: site.freshness,
  });
  return { indexes: [await siteIndex, articles.index], bodies: articles.bodies };
}

async function indexSite(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  for (const [at, entry] of entries.entries()) {
    if (at % entriesPerSlice === 0) await setImmediate();
    index.put(entry);
  }
  return index;
}
