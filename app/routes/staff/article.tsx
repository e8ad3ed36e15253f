import { Container } from "~/components/layout/section.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { ArticleScreen } from "~/features/staff/articles/article-screen.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { StaffPage } from "~/layout/staff-page.tsx";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/article";

export function loader({ context }: Route.LoaderArgs) {
  const { staffArea, hours, articles } = getPageContent(context);
  const { frame, titles, articles: words } = staffArea;
  return {
    frame,
    words: titles.article,
    articles: words,
    categories: articles.categories,
    author: Object.keys(articles.authors)[0] ?? "",
    dayParts: hours.dayParts,
  };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("staff-article"),
  noindex: true,
}));

export default function Article({ loaderData, matches }: Route.ComponentProps) {
  const { frame, words, articles, categories, author, dayParts } = loaderData;
  return (
    <ArticleScreen
      title={words.title}
      words={articles}
      categories={categories}
      author={author}
      dayParts={dayParts}
      loading={frame.loading}
      render={(content, dock) => (
        <StaffPage shell={matches[0].loaderData.shell} words={frame} current="articles" dock={dock}>
          <Container className="stack gap-6">{content}</Container>
        </StaffPage>
      )}
    />
  );
}
