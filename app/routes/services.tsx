import { branches } from "~/content/facts/branches.ts";
import { chatLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { ServiceAtlas } from "~/features/services/overview/service-atlas.tsx";
import { ServiceReasons } from "~/features/services/overview/service-reasons.tsx";
import { ServiceTiles } from "~/features/services/overview/service-tiles.tsx";
import { SupportHours } from "~/features/services/overview/support-hours.tsx";
import { TriageNow, triageContent } from "~/features/triage/triage-now.tsx";
import { contentFor } from "~/server/page-content.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { PageHead } from "~/ui/layout/page-head.tsx";
import { Reveal } from "~/ui/layout/reveal.tsx";
import { Section, SectionHead, Wrap } from "~/ui/layout/section.tsx";
import { Breadcrumb } from "~/ui/links/breadcrumb.tsx";
import { whatsAppIcon } from "~/ui/signs/brand-icons.ts";
import type { Route } from "./+types/services";

export function loader({ context }: Route.LoaderArgs) {
  const content = contentFor(context);
  const { services, servicesPage } = content;
  return { services, words: servicesPage, triage: triageContent(content) };
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
        landmark="salalah"
        title={words.title}
        lead={words.lead}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
      />
      <Wrap>
        <ServiceTiles words={words} />
      </Wrap>
      <Section>
        <Reveal>
          <SectionHead title={cards.title} />
          <ServiceAtlas services={services} words={cards} />
        </Reveal>
      </Section>
      <Section tone="sand">
        <Reveal>
          <SectionHead title={why.title} />
          <ServiceReasons reasons={why.reasons} />
          <SupportHours words={words.support} />
        </Reveal>
      </Section>
      <TriageNow content={triage} table="contact" moment={matches[1].loaderData} />
      <ClosingBand words={closing}>
        {/* Always the main branch, wherever the reader is (REQ-TREAT-3). */}
        <ButtonLink
          href={chatLink(branches.main.whatsapp.value)}
          newTabLabel={newTab}
          variant="line"
          icon={whatsAppIcon}
        >
          {closing.chat}
        </ButtonLink>
        <ButtonLink to={pathOf("insurance")} variant="line">
          {closing.insurance}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
