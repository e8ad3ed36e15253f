import { PageHead } from "~/components/layout/page-head.tsx";
import { Reveal } from "~/components/layout/reveal.tsx";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { insurers } from "~/content/data/insurance.ts";
import { pathOf } from "~/content/data/pages.ts";
import { DocumentsAndPayment } from "~/features/insurance/documents-and-payment.tsx";
import { InsurerNames } from "~/features/insurance/insurer-names.tsx";
import { PaymentPlan } from "~/features/insurance/payment-plan.tsx";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/insurance";

export function loader({ context }: Route.LoaderArgs) {
  return { words: getPageContent(context).insurance };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("insurance"),
  trail: words.breadcrumb,
}));

export default function Insurance({ loaderData: { words }, matches }: Route.ComponentProps) {
  const { newTab } = matches[0].loaderData.shell;
  const { how } = words;
  return (
    <>
      <PageHead
        landmark={<RidgeLandmark name="sohar" />}
        title={words.title}
        lead={words.lead}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
      />
      <InsurerNames insurers={insurers} words={words.insurers} />
      <Section>
        <PaymentPlan words={words.plan} newTabLabel={newTab} />
      </Section>
      <Section tone="sand">
        <Reveal>
          <SectionHead title={how.title} lead={how.lead} />
          <RuledRow list="ol" entries={how.steps} />
        </Reveal>
      </Section>
      <Section>
        <Reveal>
          <DocumentsAndPayment bring={words.bring} other={words.other} />
        </Reveal>
      </Section>
      <ClosingBand words={words.closing} />
    </>
  );
}
