import { pages } from "../../app/content/data/pages.ts";
import { numberedPath } from "../../app/content/data/pagination.ts";
import { localizedPath } from "../../app/i18n/localized-path.ts";
import type { PageRequest, Redirect } from "./page-request.ts";
import type { SlugIndex } from "./slug-index.ts";

export interface RedirectOptions {
  /** True in development and tests: `/ui` shows the component kit. False in production: it is not found. */
  componentKit: boolean;
  articles: SlugIndex;
}

/**
 * The redirect of a request without a page, or null. Unknown articles and pages beyond the last (REQ-ARTICLE-17) are found
 * here, because anyone can make up addresses and a rendering costs more.
 */
export async function findRedirect(
  { article, isDevelopmentOnly, language, pathname, listPage, redirect }: PageRequest,
  { articles, componentKit }: RedirectOptions,
): Promise<Redirect | null> {
  const temporaryRedirect = (path: string): Redirect => ({
    address: localizedPath(path, language),
    status: 302,
  });
  if (isDevelopmentOnly && !componentKit) return temporaryRedirect(pages["not-found"].path);
  if (redirect) return redirect;
  if (article !== null && (await articles.isUnknown(article)))
    return temporaryRedirect(pages.articles.path);
  if (listPage === null || listPage.number === 1) return null;
  const last = await articles.findLastPage(listPage.number, listPage.pageSize);
  return last === null ? null : temporaryRedirect(numberedPath(pathname, last));
}

/** A redirect is never cached; `vary` names the headers it depends on. */
export function redirectTo({ address, status }: Redirect, vary: string): Response {
  return new Response(null, {
    status,
    headers: { Location: address, "Cache-Control": "no-store", Vary: vary },
  });
}
