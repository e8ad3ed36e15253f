import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { urgentPath } from "~/content/data/triage.ts";
import { selectOpeningHoursWords, selectTriageWords } from "~/content/island-words.ts";
import { FindBranch } from "~/features/branches/finder/find-branch.tsx";
import { TriageNow } from "~/features/triage/triage-now.tsx";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { noticesOfSingleBranches } from "~/notices/branch-notice.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/offline";

export function loader({ context }: Route.LoaderArgs) {
  const content = getPageContent(context);
  return {
    words: content.offline,
    title: content.home.branches,
    finder: selectOpeningHoursWords(content)["branch-finder"],
    triage: selectTriageWords(content),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("offline"),
  noindex: true,
}));

/** Fallback page of the service worker, shown at the requested address; its "try again" link reloads that address. */
export default function Offline({ loaderData, matches }: Route.ComponentProps) {
  const { words, title, finder, triage } = loaderData;
  const [root, layout] = matches;
  const { notices } = layout.loaderData;
  return (
    <>
      <PageHead title={words.title} lead={words.lead} landmark={<RidgeLandmark name="nizwa" />}>
        <ButtonRow>
          <ButtonLink to={pathOf("branches")}>{words.branches}</ButtonLink>
          <ButtonLink to={urgentPath} variant="secondary">
            {words.booking}
          </ButtonLink>
          <ButtonLink href="" data-again="" variant="secondary" icon="rotate-cw">
            {words.again}
          </ButtonLink>
        </ButtonRow>
      </PageHead>
      <FindBranch
        words={title}
        islandWords={finder}
        notices={notices}
        fullNotices
        renderTime={layout.loaderData}
      />
      <TriageNow
        content={triage}
        table="contact"
        isFull
        newTab={root.loaderData.shell.newTab}
        notices={noticesOfSingleBranches(notices)}
        renderTime={layout.loaderData}
      />
    </>
  );
}
