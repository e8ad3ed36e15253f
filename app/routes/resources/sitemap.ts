import { readDated } from "~/features/articles/queries/article-list.server.ts";
import { maxSitemapArticles, sitemap } from "~/layout/resources/sitemap.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/sitemap";

/** A failure is an error response, because a sitemap without articles would say that they were removed. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const { articles, total, failed } = await readDated(site, maxSitemapArticles);
  if (failed) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  if (total > maxSitemapArticles)
    site.log("sitemap full", { level: "warn", articles: total, limit: maxSitemapArticles });
  site.setMaxAge(site.freshness);
  return new Response(sitemap(site.siteUrl, articles), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
