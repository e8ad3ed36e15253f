import { Container } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { StaffPage } from "~/layout/staff-page.tsx";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/article";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, titles } = getPageContent(context).staffArea;
  return { frame, words: titles.article };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("staff-article"),
  noindex: true,
}));

export default function Article({ loaderData, matches }: Route.ComponentProps) {
  const { frame, words } = loaderData;
  return (
    <StaffPage brand={matches[0].loaderData.shell.brand} words={frame} current="articles">
      <Container className="stack">
        <h1>
          <Text>{words.title}</Text>
        </h1>
      </Container>
    </StaffPage>
  );
}
