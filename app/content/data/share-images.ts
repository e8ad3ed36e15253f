import type { Locale } from "../../i18n/locale.ts";
import { type PageEntry, type PageId, pages } from "./pages.ts";

/** Size in pixels. Every app shows it uncropped. */
export const shareImageSize = { width: 1200, height: 630 };

/** A page's own image, an article's by the name of its cover, or the default. */
export type ShareImageId = PageId | `article-${string}` | "default";

type SharedPageId = Exclude<PageId, "article" | "ui">;

/** Pages with their own share image: all indexed pages with a single address. */
export const sharedPages = (Object.keys(pages) as PageId[]).filter((id): id is SharedPageId => {
  const { path, indexed }: PageEntry = pages[id];
  return indexed && !path.includes(":");
});

/** Returns the path of a share image in a language, as the build writes it. */
export function shareImagePath(id: ShareImageId, locale: Locale): string {
  return `/share/${id}-${locale}.png`;
}
