import { redirect } from "react-router";
import { numberedPath, pageNumberIn } from "~/content/facts/numbered-pages.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { listCards } from "~/features/articles/article-list.server.ts";
import { ArticleList } from "~/features/articles/article-list.tsx";
import { ArticlePager } from "~/features/articles/article-pager.tsx";
import { NoArticles } from "~/features/articles/no-articles.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { siteOf } from "~/server/site-context.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { feedTitle } from "~/shell/documents/article-feed.ts";
import { pageMetadata } from "~/shell/page-metadata.ts";
import { breadcrumbThing, collectionThing } from "~/shell/structured-things.ts";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/articles";

const list = pathOf("articles");

/**
 * A page of the list. One beyond the last leads to the last: that is where the oldest articles stand now, when some were
 * taken out since the address was kept. Redirects are never kept, so made-up numbers fill no memory.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { locale } = site.language;
  const asked = pageNumberIn(new URL(request.url).searchParams);
  const { articles, number, pages, failed } = await listCards(site, asked);
  if (number > pages) throw redirect(localizedPath(numberedPath(list, pages), site.language));
  // What a broken backend gave must not outlive its repair.
  site.keepFor(failed ? 0 : site.freshness);
  const words = contentIn(locale).articles;
  const { title, description } = words.numbered;
  const numeral = formatNumber(number, locale);
  return {
    articles,
    number,
    pages,
    failed,
    words,
    // The first page is the list itself and has no number to tell.
    numbered:
      number === 1
        ? null
        : {
            title: title.replace("#", numeral),
            description: description.replace("#", numeral),
            crumb: words.pager.page.replace("#", numeral),
          },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { articles, number, failed, words, numbered } = loaderData;
  const path = numberedPath(list, number);
  const steps = [
    { name: words.home, path: "/" },
    { name: site.shell.navigation.articles, path: list },
    ...(numbered ? [{ name: numbered.crumb, path }] : []),
  ];
  const listed = articles.map(({ title, slug }) => ({ title, path: pathOf("article", slug) }));
  return pageMetadata(site, {
    words: { ...words.metadata, ...numbered },
    path,
    noindex: failed,
    feed: feedTitle(words, site.shell.brand),
    things: [breadcrumbThing(site, steps), collectionThing(site, path, listed)],
  });
}

export default function Articles({
  loaderData: { articles, number, pages, failed, words, numbered },
  matches,
}: Route.ComponentProps) {
  const { navigation } = matches[0].loaderData.shell;
  return (
    <>
      <PageHead
        landmark="main"
        title={words.title}
        lead={words.subtitle}
        breadcrumb={
          <Breadcrumb
            label={words.breadcrumb}
            items={[
              { label: words.home, to: "/" },
              ...(numbered
                ? [{ label: navigation.articles, to: list }, { label: numbered.crumb }]
                : [{ label: navigation.articles }]),
            ]}
          />
        }
      />
      <Section flush="start">
        {articles.length > 0 ? (
          <ArticleList articles={articles} words={words} newest={number === 1} />
        ) : (
          <NoArticles words={words} retryAt={failed ? numberedPath(list, number) : undefined} />
        )}
        {!failed && <ArticlePager number={number} pages={pages} words={words.pager} />}
      </Section>
      <ClosingBand words={words.closing} />
    </>
  );
}
