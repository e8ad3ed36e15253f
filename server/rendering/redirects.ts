import { numberedPath } from "../../app/content/data/numbered-pages.ts";
import { pages } from "../../app/content/data/pages.ts";
import { localizedPath } from "../../app/i18n/localized-path.ts";
import type { KnownArticles } from "./known-articles.ts";
import type { PageRequest, Redirect } from "./page-request.ts";

export interface RedirectOptions {
  /** True where people build and test: then `/ui` shows the component kit; elsewhere it is no page. */
  componentKit: boolean;
  /** What is known of the articles at no cost. */
  articles: Pick<KnownArticles, "isMadeUp" | "pagesOf">;
}

/**
 * Where a request leads instead of to a page. Anyone can make up addresses, so what the pages themselves would answer of
 * an article that is not there, and of a page beyond the last (REQ-ARTICLE-17), is answered here, at the cost of a kept
 * page.
 */
export function redirectFor(
  { article, isWorkshop, language, leadsTo, pathname, place }: PageRequest,
  { articles, componentKit }: RedirectOptions,
): Redirect | null {
  if (isWorkshop && !componentKit) {
    return { address: localizedPath(pages["not-found"].path, language), status: 302 };
  }
  if (leadsTo) return leadsTo;
  if (article !== null && articles.isMadeUp(article)) {
    return { address: localizedPath(pages.articles.path, language), status: 302 };
  }
  if (place === null || place.number === 1) return null;
  const last = articles.pagesOf(place.onPage);
  const isBeyond = last !== null && place.number > last;
  return isBeyond
    ? { address: localizedPath(numberedPath(pathname, last), language), status: 302 }
    : null;
}

/** A redirect is kept nowhere; `vary` names what it depends on. */
export function leadTo({ address, status }: Redirect, vary: string): Response {
  return new Response(null, {
    status,
    headers: { Location: address, "Cache-Control": "no-store", Vary: vary },
  });
}
