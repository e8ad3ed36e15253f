import { data, redirect } from "react-router";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Section } from "~/components/layout/section.tsx";
import { Breadcrumb, type Trail } from "~/components/links/breadcrumb.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { numberedPath, pageNumberIn } from "~/content/data/pagination.ts";
import { getContent } from "~/content/index.server.ts";
import { ArticleList } from "~/features/articles/cards/article-list.tsx";
import { ArticlePager } from "~/features/articles/cards/article-pager.tsx";
import { NoArticles } from "~/features/articles/cards/no-articles.tsx";
import { readCardPage } from "~/features/articles/queries/article-list.server.ts";
import { formatStaleNote } from "~/features/articles/queries/stale-note.server.ts";
import { StaleNote } from "~/features/articles/stale-note.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { collectionNode } from "~/layout/metadata/structured-nodes.ts";
import { feedTitle } from "~/layout/resources/article-feed.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/articles";

const list = pathOf("articles");

/** `Retry-After` for a list that could not be read: a minute, as long as its pages are cached. */
const retrySeconds = 60;

/**
 * A page of the list. A page beyond the last redirects to the last, which has the oldest articles, for addresses from
 * before articles were removed. Redirects are not cached, so that arbitrary numbers do not fill the memory.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = getSite(context);
  const { locale } = site.language;
  const requestedPage = pageNumberIn(new URL(request.url).searchParams);
  const { articles, number, pages, failed } = await readCardPage(site, requestedPage);
  if (number > pages) throw redirect(localizedPath(numberedPath(list, pages), site.language));
  // A failed result must not be cached longer than the failure.
  site.setMaxAge(failed ? 0 : site.freshness);
  const content = getContent(locale);
  const words = content.articles;
  const { title, description } = words.numbered;
  const numeral = formatNumber(number, locale);
  const expected = {
    articles,
    number,
    pages,
    failed,
    words,
    staleNote: formatStaleNote(site, content),
    // The first page is the list itself and has no number.
    numbered:
      number === 1
        ? null
        : {
            title: title.replace("#", numeral),
            description: description.replace("#", numeral),
            crumb: words.pager.page.replace("#", numeral),
          },
  };
  // The specified empty state (REQ-ARTICLE-5); the status says that the list is not empty, and when to retry.
  return failed
    ? data(expected, { status: 503, headers: { "Retry-After": String(retrySeconds) } })
    : data(expected);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = pageMeta((loaderData, site) => {
  const { articles, number, failed, words, numbered } = loaderData;
  const path = numberedPath(list, number);
  const listed = articles.map(({ title, slug }) => ({ title, path: pathOf("article", slug) }));
  return {
    words: { ...words.metadata, ...numbered },
    path,
    noindex: failed,
    feed: feedTitle(words, site.shell.brand),
    trail: trailOf(loaderData, site.shell.navigation.articles),
    nodes: [collectionNode(site, path, listed)],
  };
});

/** The breadcrumb; further pages of the list follow the list itself. */
function trailOf(
  {
    words: { home },
    numbered,
  }: Pick<NonNullable<Route.MetaArgs["loaderData"]>, "words" | "numbered">,
  name: string,
): Trail {
  return numbered
    ? { home, through: [{ name, path: list }], current: numbered.crumb }
    : { home, current: name };
}

export default function Articles({ loaderData, matches }: Route.ComponentProps) {
  const { articles, number, pages, failed, words, staleNote } = loaderData;
  const { navigation } = matches[0].loaderData.shell;
  return (
    <>
      <PageHead
        landmark={<RidgeLandmark name="main" />}
        title={words.title}
        lead={words.subtitle}
        breadcrumb={
          <Breadcrumb label={words.breadcrumb} {...trailOf(loaderData, navigation.articles)} />
        }
      >
        <StaleNote text={staleNote} />
      </PageHead>
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
