import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import { clinic } from "~/content/facts/clinic.ts";
import { documents } from "~/content/facts/documents.ts";
import type { MetadataWords, ShellWords } from "~/content/shape.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import type { LinkLanguage } from "~/i18n/localized-path.ts";
import { pageAddress } from "./page-address.ts";
import { sharedLink } from "./shared-link.ts";
import { type PageThing, structuredData } from "./structured-data.ts";

/** A page's keywords are followed by this many of the language's list (A§9). */
const languageKeywordsShown = 20;

/** What the root loader hands to every page's metadata. */
export interface SiteData {
  language: LinkLanguage;
  siteUrl: string;
  shell: ShellWords;
  keywords: readonly string[];
}

/** What one page says of itself (B§3). */
export interface PageMetadata {
  words: MetadataWords;
  /** Path of the canonical address, without language; a list's further pages carry their number (`?page=2`). */
  path: string;
  image?: string | null | undefined;
  type?: "website" | "article";
  noindex?: boolean;
  /** Name of the feed of articles, on pages where readers may want to follow it. */
  feed?: string;
  /** True for a page about a medical procedure (F103). */
  medical?: boolean;
  /** Who has reviewed the text and when, as the page says it; what is not known is left out. */
  review?: { reviewedBy?: { name: string; role: string }; lastChecked?: string };
  /** What the page adds to the structured data of every page. */
  things?: readonly PageThing[];
}

/**
 * Everything search engines and shared links read of a page: title, description, keywords, canonical address, language
 * alternates, Open Graph, region and structured data (B§9). Every page's `meta` is this one call. Without `site`, when
 * the document itself failed, there is only a title.
 */
export function pageMetadata(site: SiteData | undefined, page: PageMetadata): MetaDescriptor[] {
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
    { name: "keywords", content: keywords.join(locale === "ar" ? "، " : ", ") },
    { name: "robots", content: noindex ? "noindex" : "index, follow" },
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...alternates.map(([rel, hrefLang, href]) => ({
      tagName: "link" as const,
      rel,
      hrefLang,
      href,
    })),
    ...(feed
      ? [feedLink(feed, pageAddress(site.siteUrl, documents["article-feed"].path, locale))]
      : []),
    ...sharedLink(site, page, title),
    { name: "geo.region", content: code },
    { name: "geo.placename", content: place },
    { name: "geo.position", content: `${latitude};${longitude}` },
    { "script:ld+json": structuredData(site, page) as Graph & Record<string, never> },
  ];
}

function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}
