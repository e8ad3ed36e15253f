import { Container } from "~/components/layout/section.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { ArticlesScreen } from "~/features/staff/articles/list/articles-screen.tsx";
import { languageChanges } from "~/layout/language/language-change.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { StaffPage } from "~/layout/staff-page.tsx";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/articles";

export function loader({ context }: Route.LoaderArgs) {
  const { staffArea, hours } = getPageContent(context);
  const { frame, titles, articles } = staffArea;
  return { frame, words: titles.articles, articles, dayParts: hours.dayParts };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("staff-articles"),
  noindex: true,
}));

/** A search changes the address. */
export const shouldRevalidate = languageChanges;

export default function Articles({ loaderData, matches }: Route.ComponentProps) {
  const { frame, words, articles, dayParts } = loaderData;
  return (
    <StaffPage shell={matches[0].loaderData.shell} words={frame} current="articles">
      <Container className="stack gap-6">
        <ArticlesScreen
          title={words.title}
          words={articles}
          dayParts={dayParts}
          loading={frame.loading}
        />
      </Container>
    </StaffPage>
  );
}
