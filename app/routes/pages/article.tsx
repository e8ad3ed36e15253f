import { redirect } from "react-router";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { articleByline } from "~/content/data/bylines.ts";
import { pathOf } from "~/content/data/pages.ts";
import { isLargePrint } from "~/content/data/print-views.ts";
import { listServicesOf } from "~/content/data/service-facts.ts";
import { getContent } from "~/content/index.server.ts";
import { RelatedArticles } from "~/features/articles/cards/related-articles.tsx";
import { ArticleCallout } from "~/features/articles/page/article-callout.tsx";
import { ArticleTreatments } from "~/features/articles/page/article-treatments.tsx";
import { ArticleView } from "~/features/articles/page/article-view.tsx";
import { readArticle, readRelated } from "~/features/articles/queries/article-reader.server.ts";
import { formatStaleNote } from "~/features/articles/queries/stale-note.server.ts";
import { StaleNote } from "~/features/articles/stale-note.tsx";
import { Byline } from "~/features/bylines/byline.tsx";
import { getBylineText } from "~/features/bylines/byline-text.ts";
import { ReadingAids } from "~/features/read-aloud/reading-aids.tsx";
import { displayName } from "~/i18n/display-name.ts";
import { localizedPath } from "~/i18n/localized-path.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { articleNode } from "~/layout/metadata/structured-nodes.ts";
import { feedTitle } from "~/layout/resources/article-feed.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/article";

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = getSite(context);
  const [{ article, failed }, related] = await Promise.all([
    readArticle(site, params.slug),
    readRelated(site, params.slug),
  ]);
  // Missing, unknown or failed: redirects to the list, so that the invalid address does not enter the history.
  if (!article) throw redirect(localizedPath(pathOf("articles"), site.language));
  site.setMaxAge(failed || related.failed ? 0 : site.freshness);
  const { locale } = site.language;
  const content = getContent(locale);
  const { articles: words, services } = content;
  const treatments = listServicesOf(params.slug).map((id) => ({
    path: pathOf(id),
    name: services[id].name,
  }));
  return {
    article,
    related: related.articles,
    treatments,
    words,
    staleNote: formatStaleNote(site, content),
    byline: getBylineText(articleByline(params.slug), content, locale),
    bylineWords: content.byline,
  };
}

export const meta: Route.MetaFunction = pageMeta(({ article, words, byline }, site) => {
  const path = pathOf("article", article.slug);
  const author = displayName(article.author, words.authors);
  const category = displayName(article.category, words.categories);
  return {
    words: { title: article.title, description: article.excerpt, keywords: [category] },
    path,
    image: article.image,
    feed: feedTitle(words, site.shell.brand),
    type: "article",
    review: byline,
    trail: {
      home: words.home,
      through: [{ name: site.shell.navigation.articles, path: pathOf("articles") }],
      current: article.title,
    },
    nodes: [articleNode(site, { ...article, author, path })],
  };
});

export default function ArticlePage({
  loaderData: { article, related, treatments, words, staleNote, byline, bylineWords },
  matches,
}: Route.ComponentProps) {
  const isLarge = isLargePrint(useCurrentUrl().search);
  return (
    <>
      <ArticleView
        article={article}
        words={words}
        note={
          <>
            <StaleNote text={staleNote} />
            <ReadingAids words={matches[0].loaderData.shell.largePrint} />
          </>
        }
      >
        <ArticleTreatments title={words.treatments} treatments={treatments} />
        <Byline byline={byline} words={bylineWords} />
      </ArticleView>
      {!isLarge && (
        <>
          <ArticleCallout words={words.callout} callLabel={matches[0].loaderData.shell.callLabel} />
          <RelatedArticles articles={related} words={words} />
        </>
      )}
    </>
  );
}
