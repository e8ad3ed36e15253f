import { ButtonLink } from "~/components/controls/button.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Reveal } from "~/components/layout/reveal.tsx";
import { Container, Section, SectionHead } from "~/components/layout/section.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { branches } from "~/content/data/branches.ts";
import { chatLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { selectTriageWords } from "~/content/island-words.ts";
import { ServiceCards } from "~/features/services/overview/service-cards.tsx";
import { ServiceFigures } from "~/features/services/overview/service-figures.tsx";
import { ServiceReasons } from "~/features/services/overview/service-reasons.tsx";
import { SupportHours } from "~/features/services/overview/support-hours.tsx";
import { TriageNow } from "~/features/triage/triage-now.tsx";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/services";

export function loader({ context }: Route.LoaderArgs) {
  const content = getPageContent(context);
  const { services, servicesPage } = content;
  return { services, words: servicesPage, triage: selectTriageWords(content) };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("services"),
  trail: words.breadcrumb,
}));

export default function Services({
  loaderData: { services, words, triage },
  matches,
}: Route.ComponentProps) {
  const { newTab } = matches[0].loaderData.shell;
  const { cards, why, closing } = words;
  return (
    <>
      <PageHead
        landmark={<RidgeLandmark name="salalah" />}
        title={words.title}
        lead={words.lead}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
      />
      <Container>
        <ServiceFigures words={words} />
      </Container>
      <Section>
        <Reveal>
          <SectionHead title={cards.title} />
          <ServiceCards services={services} words={cards} />
        </Reveal>
      </Section>
      <Section tone="sand">
        <Reveal>
          <SectionHead title={why.title} />
          <div className="stack gap-7">
            <ServiceReasons reasons={why.reasons} />
            <SupportHours words={words.support} />
          </div>
        </Reveal>
      </Section>
      <TriageNow
        content={triage}
        table="contact"
        notices={matches[1].loaderData.notices}
        renderTime={matches[1].loaderData}
      />
      <ClosingBand words={closing}>
        {/* Always the main branch, whatever branch the visitor has chosen (REQ-TREAT-3). */}
        <ButtonLink
          href={chatLink(branches.main.whatsapp.value)}
          newTabLabel={newTab}
          variant="secondary"
          icon="whatsapp"
        >
          {closing.chat}
        </ButtonLink>
        <ButtonLink to={pathOf("insurance")} variant="secondary">
          {closing.insurance}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
