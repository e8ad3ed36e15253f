import { listDated } from "~/features/articles/queries/article-list.server.ts";
import { sitemap, sitemapRoom } from "~/layout/seo/sitemap.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/sitemap";

/** A failure is an error response, because a sitemap without articles would say that they were removed. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const { articles, total, failed } = await listDated(site, sitemapRoom);
  if (failed) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  if (total > sitemapRoom) site.log("sitemap full", { articles: total, room: sitemapRoom });
  site.setMaxAge(site.freshness);
  return new Response(sitemap(site.siteUrl, articles), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
