import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { ArticleList } from "~/features/articles/article-list.tsx";
import { listArticles } from "~/features/articles/article-reader.server.ts";
import { NoArticles } from "~/features/articles/no-articles.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { feedTitle } from "~/shell/documents/article-feed.ts";
import { pageMetadata } from "~/shell/page-metadata.ts";
import { breadcrumbThing, collectionThing } from "~/shell/structured-things.ts";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/articles";

const path = pathOf("articles");

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { articles, failed } = await listArticles(site);
  // What a broken backend gave must not outlive its repair.
  site.keepFor(failed ? 0 : site.freshness);
  return { articles, failed, words: contentIn(site.language.locale).articles };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { articles, failed, words } = loaderData;
  const steps = [
    { name: words.home, path: "/" },
    { name: site.shell.navigation.articles, path },
  ];
  const listed = articles.map(({ title, slug }) => ({ title, path: pathOf("article", slug) }));
  return pageMetadata(site, {
    words: words.metadata,
    path,
    noindex: failed,
    feed: feedTitle(words, site.shell.brand),
    things: [breadcrumbThing(site, steps), collectionThing(site, path, listed)],
  });
}

export default function Articles({
  loaderData: { articles, failed, words },
  matches,
}: Route.ComponentProps) {
  const { navigation } = matches[0].loaderData.shell;
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.subtitle}
        breadcrumb={
          <Breadcrumb
            label={words.breadcrumb}
            items={[{ label: words.home, to: "/" }, { label: navigation.articles }]}
          />
        }
      />
      <Section flush="start">
        {articles.length > 0 ? (
          <ArticleList articles={articles} words={words} />
        ) : (
          <NoArticles words={words} canRetry={failed} />
        )}
      </Section>
      <ClosingBand words={words.closing} />
    </>
  );
}
