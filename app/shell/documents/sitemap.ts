import { type PageEntry, pages, pathOf } from "~/content/facts/pages.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import { pageAddress } from "../page-address.ts";
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

/** Every public address of the site in both languages, each beside its twins. */
export function sitemap(siteUrl: string, articles: readonly DatedArticle[]): string {
  const newest = articles
    .map(({ published }) => published)
    .sort()
    .at(-1);
  const fixed = Object.values<PageEntry>(pages)
    .filter(({ path, module, indexed }) => module !== null && indexed && !path.includes(":"))
    .map(({ path }): Place => (path === pathOf("articles") ? { path, changed: newest } : { path }));
  const written = articles.map(
    ({ slug, published }): Place => ({ path: pathOf("article", slug), changed: published }),
  );
  const entries = [...fixed, ...written].flatMap((place) =>
    locales.map((locale) => entry(siteUrl, place, locale)),
  );
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

function entry(siteUrl: string, { path, changed }: Place, locale: Locale): string {
  const twins = [...locales.map((twin) => [twin, twin] as const), ["x-default", "en"] as const];
  return xmlElement("url", {}, [
    xmlElement("loc", {}, [xmlText(pageAddress(siteUrl, path, locale))]),
    ...(changed ? [xmlElement("lastmod", {}, [xmlText(changed)])] : []),
    ...twins.map(([hreflang, twin]) =>
      xmlElement("xhtml:link", {
        rel: "alternate",
        hreflang,
        href: pageAddress(siteUrl, path, twin),
      }),
    ),
  ]);
}
