import type { ArticlesWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { numberedPath } from "~/content/data/pagination.ts";
import { resourceRoutes } from "~/content/data/resource-routes.ts";
import { displayName } from "~/i18n/display-name.ts";
import type { Locale } from "~/i18n/locale.ts";
import { pageAddress } from "../metadata/page-address.ts";
import { xmlDocument, xmlElement, xmlText } from "./xml.ts";

/** An article in the feed. */
export interface FeedEntry {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** Calendar date, `2026-11-21`. */
  published: string;
}

interface FeedOptions {
  siteUrl: string;
  locale: Locale;
  brand: string;
  words: ArticlesWords;
  /** Articles of this page, newest first. */
  articles: readonly FeedEntry[];
  /** The current page, and the number of pages. */
  number: number;
  pages: number;
}

/** Returns the name of the feed for feed readers and for the head of article pages. */
export function feedTitle(words: Pick<ArticlesWords, "metadata">, brand: string): string {
  return `${words.metadata.title} | ${brand}`;
}

/** The format requires a date even without any article. */
const dateOfEmptyFeed = "1970-01-01";

/**
 * Renders a page of the articles of one language as an Atom feed, newest first. Each page links to its neighbours
 * (RFC 5005, section 3), so that feed readers can load every article and need only the first page for the newest.
 */
export function articleFeed(options: FeedOptions): string {
  const { siteUrl, locale, words, articles } = options;
  const list = pageAddress(siteUrl, pathOf("articles"), locale);
  const newest =
    articles
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? dateOfEmptyFeed;
  return xmlDocument(
    xmlElement("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": locale }, [
      text("id", list),
      text("title", feedTitle(words, options.brand)),
      text("subtitle", words.metadata.description),
      feedLink("self", options.number, options),
      ...otherPages(options),
      pageLink(list, locale),
      text("icon", `${siteUrl}/icons/mark.svg`),
      text("updated", startOfDay(newest)),
      ...articles.map((article) => entry(article, options)),
    ]),
  );
}

function otherPages(options: FeedOptions): string[] {
  const { number, pages } = options;
  if (pages === 1) return [];
  return [
    feedLink("first", 1, options),
    ...(number > 1 ? [feedLink("previous", number - 1, options)] : []),
    ...(number < pages ? [feedLink("next", number + 1, options)] : []),
    feedLink("last", pages, options),
  ];
}

function feedLink(rel: string, number: number, { siteUrl, locale }: FeedOptions): string {
  const path = numberedPath(resourceRoutes["article-feed"].path, number);
  return xmlElement("link", {
    rel,
    type: "application/atom+xml",
    href: pageAddress(siteUrl, path, locale),
  });
}

function entry(article: FeedEntry, { siteUrl, locale, words }: FeedOptions): string {
  const address = pageAddress(siteUrl, pathOf("article", article.slug), locale);
  const { author, category } = article;
  return xmlElement("entry", {}, [
    text("id", address),
    text("title", article.title),
    pageLink(address, locale),
    text("published", startOfDay(article.published)),
    text("updated", startOfDay(article.published)),
    xmlElement("author", {}, [text("name", displayName(author, words.authors))]),
    xmlElement("category", { term: category, label: displayName(category, words.categories) }),
    text("summary", article.excerpt),
  ]);
}

function text(name: string, value: string): string {
  return xmlElement(name, {}, [xmlText(value)]);
}

function pageLink(href: string, hreflang: Locale): string {
  return xmlElement("link", { rel: "alternate", type: "text/html", hreflang, href });
}

/** Returns the start of a day in Oman. */
function startOfDay(day: string): string {
  return `${day}T00:00:00+04:00`;
}
