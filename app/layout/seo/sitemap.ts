import { type PageEntry, pages, pathOf } from "~/content/data/pages.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import { pageAddress } from "../metadata/page-address.ts";
import { xmlDocument, xmlElement, xmlText } from "./xml.ts";

/** What the sitemap says of an article: its address and its calendar date, `2026-11-21`. */
export interface DatedArticle {
  slug: string;
  published: string;
}

interface Place {
  path: string;
  /** Calendar date; only articles have one, and their list has the newest. */
  changed?: string | undefined;
}

/** A sitemap with more addresses than this is refused as a whole by those who read it (sitemaps.org). */
const longestSitemap = 50_000;

const fixedPages = Object.values<PageEntry>(pages).filter(
  ({ path, module, indexed }) => module !== null && indexed && !path.includes(":"),
);

/** So many articles have room in the sitemap beside the pages. A site that outgrows it needs several sitemaps. */
export const sitemapRoom = longestSitemap / locales.length - fixedPages.length;

/**
 * Every public address of the site in both languages, each beside its twins. Further pages of the list are not in it:
 * every article they lead to is.
 */
export function sitemap(siteUrl: string, articles: readonly DatedArticle[]): string {
  const newest = articles
    .map(({ published }) => published)
    .sort()
    .at(-1);
  const fixed = fixedPages.map(
    ({ path }): Place => (path === pathOf("articles") ? { path, changed: newest } : { path }),
  );
  const written = articles.map(
    ({ slug, published }): Place => ({ path: pathOf("article", slug), changed: published }),
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

/** A place in each language. What its entries share is written once: a sitemap may have tens of thousands of them. */
function entriesOf(siteUrl: string, { path, changed }: Place): string[] {
  const addressOf = (locale: Locale) => pageAddress(siteUrl, path, locale);
  const shared = [
    ...(changed ? [xmlElement("lastmod", {}, [xmlText(changed)])] : []),
    ...locales.map((twin) => twinLink(twin, addressOf(twin))),
    twinLink("x-default", addressOf("en")),
  ].join("");
  return locales.map((locale) =>
    xmlElement("url", {}, [xmlElement("loc", {}, [xmlText(addressOf(locale))]), shared]),
  );
}

function twinLink(hreflang: string, href: string): string {
  return xmlElement("xhtml:link", { rel: "alternate", hreflang, href });
}
