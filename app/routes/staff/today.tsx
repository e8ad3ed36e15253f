import { Container } from "~/components/layout/section.tsx";
import { mapBranches } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import { TodayScreen } from "~/features/staff/today/today-screen.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { StaffPage } from "~/layout/staff-page.tsx";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/today";

export function loader({ context }: Route.LoaderArgs) {
  const { staffArea, hours, branches } = getPageContent(context);
  const { frame, titles, today } = staffArea;
  return {
    frame,
    words: titles.today,
    today,
    hours,
    branchNames: mapBranches((id) => branches[id].shortName),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("staff"),
  noindex: true,
}));

export default function Today({ loaderData, matches }: Route.ComponentProps) {
  const { frame, words, today, hours, branchNames } = loaderData;
  return (
    <StaffPage shell={matches[0].loaderData.shell} words={frame} current="today">
      <Container className="stack gap-6">
        <TodayScreen
          title={words.title}
          words={today}
          hours={hours}
          branchNames={branchNames}
          loading={frame.loading}
        />
      </Container>
    </StaffPage>
  );
}
