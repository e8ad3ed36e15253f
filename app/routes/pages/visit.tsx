import { Island } from "~/client/islands/island.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { branchWordsWith } from "~/content/branches.types.ts";
import type { Content } from "~/content/content.types.ts";
import { mapBranches } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { ReadAloud } from "~/features/read-aloud/reading-aids.tsx";
import { readAloudId } from "~/features/visit/companion.tsx";
import { ReadyMessages } from "~/features/visit/ready-messages.tsx";
import { getTreatmentBranches } from "~/features/visit/treatment-branches.ts";
import type { MessageContent } from "~/features/visit/visit-message.ts";
import type { VisitViewProps } from "~/features/visit/visit-props.ts";
import { VisitView, visitHeadId } from "~/features/visit/visit-view.island.tsx";
import { WhatToBring } from "~/features/visit/what-to-bring.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { locales } from "~/i18n/locale.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { secondsOfMinuteLeft } from "~/opening-hours/oman-minute.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/visit";
import "~/styles/tool-classes.css";

export function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const now = Date.now();
  // The strip of days begins tomorrow, so the page is cached for its minute only.
  site.setMaxAge(secondsOfMinuteLeft(now));
  const { visit, branches, hours, insurance } = getContent(site.language.locale);
  const contents = locales.map((locale) => [locale, getContent(locale)] as const);
  const messageWords = contents.map(([locale, content]) => [locale, content.visit.messages]);
  const messageNames = contents.map(([locale, content]) => [locale, namesOf(content)]);
  return {
    words: visit,
    branchWords: branchWordsWith(branches, ["shortName", "address"]),
    hours: { weekdays: hours.weekdays, dayParts: hours.dayParts, closed: hours.closed },
    treatmentBranches: getTreatmentBranches(),
    bring: insurance.bring,
    messageWords: Object.fromEntries(messageWords) as VisitViewProps["messageWords"],
    messageNames: Object.fromEntries(messageNames) as VisitViewProps["messageNames"],
    now,
  };
}

/** The names of branches, weekdays and hours in a message. */
function namesOf({ hours, branches }: Content): Omit<MessageContent, "words"> {
  return {
    hours: { weekdays: hours.weekdays, dayParts: hours.dayParts },
    branchNames: mapBranches((id) => branches[id].shortName),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("visit"),
  trail: words.breadcrumb,
}));

export default function Visit({ loaderData, matches }: Route.ComponentProps) {
  const { words, bring, messageWords, now, ...loaded } = loaderData;
  const { messageNames } = loaded;
  const { newTab } = matches[0].loaderData.shell;
  const { notices } = matches[1].loaderData;
  const { locale } = useLanguage();
  return (
    <>
      <div id={visitHeadId}>
        <PageHead
          title={words.title}
          lead={words.lead}
          breadcrumb={<Breadcrumb {...words.breadcrumb} />}
        />
      </div>
      <div hidden>
        <div id={readAloudId}>
          <ReadAloud />
        </div>
      </div>
      <Island
        name="visit"
        of={VisitView}
        words={{ words: words.view, messageWords }}
        props={{
          ...loaded,
          notices,
          newTab,
          serverInstant: now,
        }}
        when="fragment"
      />
      <noscript>
        <ReadyMessages
          words={words}
          content={{ words: words.messages, ...messageNames[locale] }}
          newTab={newTab}
        />
      </noscript>
      <WhatToBring {...bring} />
    </>
  );
}
