import type { Locale } from "../../i18n/locale.ts";
import { type PageEntry, type PageId, pages } from "./pages.ts";

/** What every reader of shared links shows whole, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** A page's own picture, an article's by the name of its cover, or the one for everything else. */
export type ShareImageId = PageId | `article-${string}` | "default";

type SharedPageId = Exclude<PageId, "article" | "ui">;

/** Pages that have a picture of their own: all that may be found and have one address. */
export const sharedPages = (Object.keys(pages) as PageId[]).filter((id): id is SharedPageId => {
  const { path, module, indexed }: PageEntry = pages[id];
  return module !== null && indexed && !path.includes(":");
});

/** Where the build puts the picture that a shared link shows in a language. */
export function shareImagePath(id: ShareImageId, locale: Locale): string {
  return `/share/${id}-${locale}.png`;
}
