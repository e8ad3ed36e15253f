import { Container } from "~/components/layout/section.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { ReviewScreen } from "~/features/staff/articles/review/review-screen.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { StaffPage } from "~/layout/staff-page.tsx";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/review";

export function loader({ context }: Route.LoaderArgs) {
  const { staffArea, hours, articles } = getPageContent(context);
  const { frame, titles, review, articles: shared } = staffArea;
  const screen = {
    title: titles.review.title,
    words: review,
    shared,
    categories: articles.categories,
    dayParts: hours.dayParts,
  };
  return { frame, words: titles.review, screen };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("staff-review"),
  noindex: true,
}));

export default function Review({ loaderData, matches }: Route.ComponentProps) {
  const { frame, screen } = loaderData;
  return (
    <ReviewScreen
      {...screen}
      loading={frame.loading}
      render={(content, dock) => (
        <StaffPage shell={matches[0].loaderData.shell} words={frame} current="articles" dock={dock}>
          <Container className="stack gap-6">{content}</Container>
        </StaffPage>
      )}
    />
  );
}
