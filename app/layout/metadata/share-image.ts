import { pages } from "~/content/data/pages.ts";
import { type ShareImageId, sharedPages, shareImagePath } from "~/content/data/share-images.ts";
import type { Locale } from "~/i18n/locale.ts";
import { coverNames } from "~/illustrations/cover-names.ts";

/** The picture of a shared link: its address, and whether the build has drawn it in the one size of them all. */
export interface ShareImage {
  address: string;
  drawn: boolean;
}

/**
 * The picture that a link to a page shows: the page's own, else the one the build has drawn for it, else the default
 * (REQ-ARTICLE-15). Readers of links know no SVG, so an article's drawn cover stands in its drawn picture.
 */
export function shareImage(
  page: { path: string; image?: string | null | undefined },
  locale: Locale,
): ShareImage {
  const { image } = page;
  const [path = ""] = page.path.split("?");
  if (image && !image.endsWith(".svg")) return { address: image, drawn: false };
  const id = image ? ofCover(image) : ofPage(path);
  return { address: shareImagePath(id, locale), drawn: true };
}

function ofCover(image: string): ShareImageId {
  const name = coverNames.find((cover) => image === `/covers/${cover}.svg`);
  return name && name !== "default" ? `article-${name}` : "default";
}

function ofPage(path: string): ShareImageId {
  return sharedPages.find((id) => pages[id].path === path) ?? "default";
}
