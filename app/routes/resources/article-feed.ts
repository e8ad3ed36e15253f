import { redirect } from "react-router";
import { numberedPath, pageNumberIn } from "~/content/data/pagination.ts";
import { resourceRoutes } from "~/content/data/resource-routes.ts";
import { getContent } from "~/content/index.server.ts";
import { readFeedPage } from "~/features/articles/queries/article-list.server.ts";
import { localizedPath } from "~/i18n/localized-path.ts";
import { articleFeed } from "~/layout/resources/article-feed.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/article-feed";

/**
 * A failure is an error response, because an empty feed would look as if all entries were removed. A page beyond the
 * last redirects to the last, as in the list.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = getSite(context);
  const { siteUrl, language } = site;
  const { locale } = language;
  const requestedPage = pageNumberIn(new URL(request.url).searchParams);
  const { articles, number, pages, failed } = await readFeedPage(site, requestedPage);
  if (failed) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  if (number > pages) {
    return redirect(
      localizedPath(numberedPath(resourceRoutes["article-feed"].path, pages), language),
    );
  }
  site.setMaxAge(site.freshness);
  const { shell, articles: words } = getContent(locale);
  const { brand } = shell;
  return new Response(articleFeed({ siteUrl, locale, brand, words, articles, number, pages }), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
