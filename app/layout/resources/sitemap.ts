import { type PageEntry, pages, pathOf } from "~/content/data/pages.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import { pageAddress } from "../metadata/page-address.ts";
import { xmlDocument, xmlElement, xmlText } from "./xml.ts";

/** An article in the sitemap: its slug and its calendar date, `2026-11-21`. */
export interface DatedArticle {
  slug: string;
  published: string;
}

interface SitemapPage {
  path: string;
  /** Calendar date; only articles have one, and their list has that of the newest. */
  changed?: string | undefined;
}

/** Maximum number of addresses in a sitemap (sitemaps.org). */
const maxSitemapUrls = 50_000;

const fixedPages = Object.values<PageEntry>(pages).filter(
  ({ path, indexed }) => indexed && !path.includes(":"),
);

/** Maximum number of articles in the sitemap. A site with more articles needs several sitemaps. */
export const maxSitemapArticles = maxSitemapUrls / locales.length - fixedPages.length;

/**
 * Renders every public address in both languages, each with its alternates. Further pages of the list are omitted,
 * because their articles are included.
 */
export function sitemap(siteUrl: string, articles: readonly DatedArticle[]): string {
  const newest = articles
    .map(({ published }) => published)
    .sort()
    .at(-1);
  const fixed = fixedPages.map(
    ({ path }): SitemapPage => (path === pathOf("articles") ? { path, changed: newest } : { path }),
  );
  const written = articles.map(
    ({ slug, published }): SitemapPage => ({ path: pathOf("article", slug), changed: published }),
  );
  const entries = [...fixed, ...written].flatMap((place) => entriesOf(siteUrl, place));
  return xmlDocument(
    xmlElement(
      "urlset",
      {
        xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
        "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      },
      entries,
    ),
  );
}

/**
 * Returns the entries of a page in each language. They build their shared part once, because there may be tens of
 * thousands.
 */
function entriesOf(siteUrl: string, { path, changed }: SitemapPage): string[] {
  const addressOf = (locale: Locale) => pageAddress(siteUrl, path, locale);
  const shared = [
    ...(changed ? [xmlElement("lastmod", {}, [xmlText(changed)])] : []),
    ...locales.map((locale) => alternateLink(locale, addressOf(locale))),
    alternateLink("x-default", addressOf("en")),
  ].join("");
  return locales.map((locale) =>
    xmlElement("url", {}, [xmlElement("loc", {}, [xmlText(addressOf(locale))]), shared]),
  );
}

function alternateLink(hreflang: string, href: string): string {
  return xmlElement("xhtml:link", { rel: "alternate", hreflang, href });
}
