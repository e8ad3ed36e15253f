import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import { clinic } from "~/content/data/clinic.ts";
import { resourceRoutes } from "~/content/data/resource-routes.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import type { PageMetadata, SiteData } from "./metadata.types.ts";
import { openGraphTags } from "./open-graph.ts";
import { pageAddress } from "./page-address.ts";
import { structuredData } from "./structured-data.ts";

/** Number of the language's keywords after those of a page (REQ-META-2). */
const languageKeywordsShown = 20;

/**
 * Returns all metadata of a page for search engines and shared links: title, description, keywords, canonical
 * address, language alternates, Open Graph, region and structured data. Without `site`, when the root loader failed,
 * only a title.
 */
export function metaTags(site: SiteData | undefined, page: PageMetadata): MetaDescriptor[] {
  if (!site) return [{ title: page.words.title }];
  const { locale } = site.language;
  const { words, path, noindex = false, feed } = page;
  const address = (language: Locale) => pageAddress(site.siteUrl, path, language);
  const title = `${words.title} | ${site.shell.brand}`;
  const keywords = [...words.keywords, ...site.keywords.slice(0, languageKeywordsShown)];
  const { code, place, latitude, longitude } = clinic.region;
  const alternates = noindex
    ? []
    : [
        ...locales.map((language) => ["alternate", language, address(language)]),
        ["alternate", "x-default", address("en")],
      ];
  return [
    { title },
    { name: "description", content: words.description },
    { name: "keywords", content: keywords.join(listSeparator(locale)) },
    { name: "robots", content: noindex ? "noindex" : "index, follow" },
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...alternates.map(([rel, hrefLang, href]) => ({
      tagName: "link" as const,
      rel,
      hrefLang,
      href,
    })),
    ...(feed
      ? [feedLink(feed, pageAddress(site.siteUrl, resourceRoutes["article-feed"].path, locale))]
      : []),
    ...openGraphTags(site, page, title),
    { name: "geo.region", content: code },
    { name: "geo.placename", content: place },
    { name: "geo.position", content: `${latitude};${longitude}` },
    { "script:ld+json": structuredData(site, page) as Graph & Record<string, never> },
  ];
}

function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}
