import { PageHead } from "~/components/layout/page-head.tsx";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { verification } from "~/content/data/verification.ts";
import { ContactButtons } from "~/features/accessibility/contact-buttons.tsx";
import { LastUpdated } from "~/features/legal/last-updated.tsx";
import {
  findNewestDay,
  listDeviations,
  listMutatedParts,
  listPrograms,
} from "~/features/proof/proof-entries.ts";
import { ResultList } from "~/features/proof/result-list.tsx";
import { StandardSummary } from "~/features/proof/standard-summary.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/proof";

export function loader({ context }: Route.LoaderArgs) {
  return { words: getPageContent(context).proof };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("proof"),
  trail: words.breadcrumb,
}));

export default function Proof({ loaderData: { words }, matches }: Route.ComponentProps) {
  const { locale } = useLanguage();
  const { programs, mutations, standard, deviations, limits, lists, related } = words;
  const newestDay = findNewestDay(verification);
  const parts = listMutatedParts(verification, mutations, locale);
  return (
    <>
      <PageHead
        landmark={<RidgeLandmark name="nizwa" />}
        title={words.title}
        lead={words.lead}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
      >
        {newestDay && <LastUpdated label={words.updated} date={newestDay} />}
      </PageHead>
      <Section flush="end">
        <SectionHead title={programs.title} lead={programs.lead} />
        <div className="stack">
          <ResultList entries={listPrograms(verification, programs)} />
          <p className="note">
            <Text>{`${programs.addresses} ${formatNumber(verification.addresses, locale)}`}</Text>
          </p>
        </div>
      </Section>
      {parts.length > 0 && (
        <Section flush="end">
          <SectionHead title={mutations.title} lead={mutations.text} small />
          <ResultList entries={parts} />
        </Section>
      )}
      <Section>
        <SectionHead title={standard.title} lead={standard.lead} />
        <StandardSummary asvs={verification.asvs} words={standard} />
      </Section>
      <Section tone="sand">
        <SectionHead title={deviations.title} lead={deviations.lead} />
        <ResultList entries={listDeviations(verification, deviations)} />
      </Section>
      <Section>
        <div className="split">
          <SectionHead title={limits.title} small />
          <BulletList items={limits.items} />
        </div>
      </Section>
      <Section flush="start">
        <div className="split">
          <SectionHead title={lists.title} small />
          <div className="stack">
            <p>
              <Text>{lists.text}</Text>
            </p>
            <ContactButtons callLabel={matches[0].loaderData.shell.callLabel} />
            <nav aria-label={related.title} className="cluster">
              <ArrowLink to={pathOf("accessibility")}>{related.accessibility}</ArrowLink>
              <ArrowLink to={pathOf("privacy")}>{related.privacy}</ArrowLink>
            </nav>
          </div>
        </div>
      </Section>
    </>
  );
}
