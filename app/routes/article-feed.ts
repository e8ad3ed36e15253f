import { contentIn } from "~/content/index.server.ts";
import { listArticles } from "~/features/articles/article-reader.server.ts";
import { siteOf } from "~/server/site-context.server.ts";
import { articleFeed } from "~/shell/documents/article-feed.ts";
import type { Route } from "./+types/article-feed";

/** An empty feed would look as if everything had been taken back, so a failure is said instead. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { locale } = site.language;
  const { articles, failed } = await listArticles(site);
  if (failed) return new Response(null, { status: 503 });
  site.keepFor(site.freshness);
  const { shell, articles: words } = contentIn(locale);
  const feed = articleFeed({ siteUrl: site.siteUrl, locale, brand: shell.brand, words, articles });
  return new Response(feed, {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
