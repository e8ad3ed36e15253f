import type { MetaDescriptor } from "react-router";
import { shareImageSize } from "~/content/data/share-images.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { PageMetadata, SiteData } from "./metadata.types.ts";
import { pageAddress } from "./page-address.ts";
import { shareImage } from "./share-image.ts";

const openGraphLocale: Record<Locale, string> = { en: "en_US", ar: "ar_OM" };

/**
 * Returns the Open Graph tags of a page: title, text and image, in the language of the page. X reads them too; only the
 * kind of its card needs a tag of its own.
 */
export function openGraphTags(site: SiteData, page: PageMetadata, title: string): MetaDescriptor[] {
  const { locale } = site.language;
  const { words, path, type = "website" } = page;
  const { address, isGenerated } = shareImage(page, locale);
  const image = new URL(address, site.siteUrl).href;
  return [
    { property: "og:title", content: title },
    { property: "og:description", content: words.description },
    { property: "og:type", content: type },
    { property: "og:url", content: pageAddress(site.siteUrl, path, locale) },
    { property: "og:site_name", content: site.shell.brand },
    { property: "og:locale", content: openGraphLocale[locale] },
    { property: "og:locale:alternate", content: openGraphLocale[locale === "ar" ? "en" : "ar"] },
    { property: "og:image", content: image },
    ...(isGenerated ? generatedImage : []),
    { property: "og:image:alt", content: words.title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** With width and height the preview shows the image from the first share on. */
const generatedImage: readonly MetaDescriptor[] = [
  { property: "og:image:type", content: "image/png" },
  { property: "og:image:width", content: String(shareImageSize.width) },
  { property: "og:image:height", content: String(shareImageSize.height) },
];
