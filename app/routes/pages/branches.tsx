import { Island } from "~/client/islands/island.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { contactBranchIds } from "~/content/data/branch-facts.ts";
import { branchIds } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { selectIslandWords, selectTriageWords } from "~/content/island-words.ts";
import { BranchMap } from "~/features/branches/branch-map.tsx";
import { BranchesView } from "~/features/branches/branches-view.island.tsx";
import { offersOf } from "~/features/branches/card/branch-offers.ts";
import { PrintedBranches } from "~/features/branches/printed-branches.tsx";
import { PrintedNotices } from "~/features/branches/printed-notices.tsx";
import { SurLine } from "~/features/branches/sur-line.tsx";
import { TriageNow } from "~/features/triage/triage-now.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { branchNodes } from "~/layout/metadata/branch-nodes.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { noticesOfSingleBranches } from "~/notices/branch-notice.ts";
import { hoursValidity } from "~/opening-hours/hours-validity.ts";
import { secondsOfMinuteLeft } from "~/opening-hours/oman-minute.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { readPageExceptionalHours } from "~/server/exceptional-hours.server.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/branches";

export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const now = Date.now();
  // The page shows the current status, so it is cached for its minute only.
  site.setMaxAge(secondsOfMinuteLeft(now));
  const content = getContent(site.language.locale);
  const { branchesPage, branches, hours } = content;
  const exceptionalHours = await readPageExceptionalHours(site, now, hours, site.language.locale);
  const validity = hoursValidity(branchIds, (id) => hoursIn("contact", id, exceptionalHours), now);
  return {
    words: branchesPage,
    branchWords: branches,
    islandWords: selectIslandWords(content).branches,
    offers: offersOf(branchIds, content, branchesPage.selector.askDoctor),
    hours,
    now,
    validity,
    exceptionalHours,
    triage: selectTriageWords(content),
  };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ words, branchWords, exceptionalHours }, site) => ({
    words: words.metadata,
    path: pathOf("branches"),
    trail: words.breadcrumb,
    nodes: branchNodes(site, contactBranchIds, branchWords, exceptionalHours),
  }),
);

export default function Branches({ loaderData, matches }: Route.ComponentProps) {
  const { words, branchWords, islandWords, offers, hours, now, validity, triage } = loaderData;
  const { notices } = matches[1].loaderData;
  const { selector, sur } = words;
  return (
    <>
      <PageHead
        title={words.hero.title}
        lead={words.hero.lead}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
        end={<BranchMap ids={contactBranchIds} words={branchWords} label={words.selector.map} />}
      >
        <SurLine words={sur} />
      </PageHead>
      <Island
        name="branches"
        of={BranchesView}
        words={islandWords}
        props={{
          offers,
          notices,
          newTab: matches[0].loaderData.shell.newTab,
          serverInstant: now,
        }}
        when="query-change"
        validity={validity}
      />
      <PrintedNotices notices={notices} branchWords={branchWords} now={now} />
      <PrintedBranches
        branchWords={branchWords}
        words={selector}
        table="contact"
        hours={hours}
        now={now}
      />
      <TriageNow
        content={triage}
        table="contact"
        notices={noticesOfSingleBranches(notices)}
        renderTime={{ now, validity }}
      />
      <ClosingBand words={words.closing} />
    </>
  );
}
